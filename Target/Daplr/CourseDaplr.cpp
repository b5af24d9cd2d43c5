//===-- CourseDaplr.cpp - Arguments that never travel ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Direct access to parent local registers. A callee starts with the registers
/// of its caller, and gives them back as they were. So an argument that is in
/// the right general register at every call of a function need not be passed,
/// which saves the price of an argument, and of each read where these cost
/// something; to bring it there costs a copy, often nothing.
///
/// \code
///   f(a, n):                               f():      a in r1, n in r2
///     ...                                    ...
///     r2 = add arg2 18446744073709551615 64  r2 = add r2 18446744073709551615
///     64 call f arg1 r2                         call f
/// \endcode
///
/// For each function all of whose calls are known, this decides which of its
/// arguments travel so, and in which register (RegAlloc/ParameterChoice), and
/// writes that down as a contract (RegAlloc/IncomingRegisters); in all
/// functions concerned it makes values of arguments and inserts copies before
/// calls (RegAlloc/IncomingRewriter). Allocation does the rest, and its check
/// proves that each function finds what was passed. course-daplr-calls takes
/// the operands from the calls.
///
/// What weighs are the costs of the machine, by block frequencies in functions
/// and estimates of how often these are called. An argument stays where it is
/// if its copies cost as much as it does, or if one of the functions concerned
/// could not be colored: this runs after spilling, once it is known which
/// registers are left, and changes nothing about that. Then the contracts are
/// made again, without the argument that is worth least.
///
/// A module pass, because callers and callees must agree: all machine functions
/// exist at once. Linear in the program, times the number of arguments that had
/// to be taken back.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Daplr/IncomingRewriter.h"
#include "Facts/CourseKnownCalls.h"
#include "Facts/RegisterBank.h"
#include "RegAlloc/Algorithms/ParameterChoice.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

STATISTIC(NumParameters,
          "Number of arguments of functions whose calls are known");
STATISTIC(NumInRegisters, "Number of arguments that travel in registers");
STATISTIC(NumFromMemory, "Number of these that would be in memory otherwise");
STATISTIC(NumTooDear, "Number of arguments that would cost more in registers");
STATISTIC(NumUncolorable, "Number of arguments that registers are too few for");

namespace {

enum class DaplrMode { Off, Regs, Full };

} // namespace

static cl::opt<DaplrMode> Mode(
    "course-daplr", cl::Hidden, cl::init(DaplrMode::Full),
    cl::desc("Which arguments travel in general registers"),
    cl::values(clEnumValN(DaplrMode::Off, "off", "none"),
               clEnumValN(DaplrMode::Regs, "regs",
                          "in registers by their numbers"),
               clEnumValN(DaplrMode::Full, "full",
                          "in registers on which callers and callees agree")));

bool llvm::isCourseDaplrEnabled() { return Mode != DaplrMode::Off; }

namespace {

/// A function and what it does for arguments in registers.
struct FunctionState {
  std::unique_ptr<IncomingRewriter> Rewriter;
  /// How often it is called, more or less.
  double Frequency = 1;
  /// All calls are known.
  bool IsLocal = false;
  /// Has to be realized, since a contract has changed.
  bool IsStale = false;
  SmallSetVector<FunctionState *, 4> Callers;
  unsigned NumCalls = 0;
  /// What it adds to the costs of arguments.
  SmallVector<std::pair<unsigned, double>, 0> Costs;
};

/// An argument of a function whose calls are known.
struct ArgumentState {
  Function *F;
  unsigned Number;
  MCRegister Reg;
  /// What it costs without a register.
  double Saved = 0;
  /// What it costs in a register.
  double Cost = 0;
  /// Whether it is in memory without a register, and cannot have one.
  bool IsInMemory = false, IsStuck = false;
};

class Daplr {
  Module &M;
  MachineModuleInfo &MMI;
  MapVector<const Function *, FunctionState> Functions;
  SmallVector<ArgumentState, 0> Arguments;
  DenseMap<std::pair<const Function *, unsigned>, unsigned> ArgumentIds;
  unsigned NumDearDropped = 0, NumUncolorableDropped = 0;

public:
  Daplr(Module &M, MachineModuleInfo &MMI) : M(M), MMI(MMI) {}

  bool run();

private:
  bool hasCandidates() const;
  void collectFunctions();
  void findLocalFunctions();
  void estimateFrequencies();
  void collectCalls();
  void collectArguments(bool WithMemory);
  void collectMemoryArguments();
  void computeSavings();
  void solve(bool WithMemory);
  double computeGain() const;

  std::optional<unsigned> find(const Function &F, unsigned Number) const {
    auto It = ArgumentIds.find({&F, Number});
    return It == ArgumentIds.end() ? std::nullopt : std::optional(It->second);
  }
  MCRegister getRegister(const Function &F, unsigned Number) const {
    std::optional<unsigned> Id = find(F, Number);
    return Id ? Arguments[*Id].Reg : MCRegister();
  }

  uint64_t getAllowed(const FunctionState &State) const;
  void addWishes(const FunctionState &State,
                 SmallVectorImpl<ParameterWish> &Wishes) const;
  void choose();
  bool realize();
  bool dropDearArguments();
  void dropCheapest(const FunctionState &State);
  void account(FunctionState &State);
  void drop(ArgumentState &Argument);
  void finish();
  void writeContracts();
  bool needsNoMemory(const FunctionState &State) const;
  void remark(const ArgumentState &Argument) const;
};

class CourseDaplr : public ModulePass {
public:
  static char ID;
  CourseDaplr() : ModulePass(ID) {}

  StringRef getPassName() const override { return "Course DAPLR"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineModuleInfoWrapperPass>();
    AU.addPreserved<MachineModuleInfoWrapperPass>();
  }
  bool runOnModule(Module &M) override {
    if (skipModule(M))
      return false;
    return Daplr(M, getAnalysis<MachineModuleInfoWrapperPass>().getMMI()).run();
  }
};

} // namespace

char CourseDaplr::ID = 0;

// Not by the name that is the option's: opt makes options of passes, too.
INITIALIZE_PASS(CourseDaplr, DEBUG_TYPE "-choice", "Course DAPLR", false, false)

ModulePass *llvm::createCourseDaplrPass() { return new CourseDaplr(); }

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

// Whether it is worth looking closer at all.
bool Daplr::hasCandidates() const {
  return any_of(M, [&](const Function &F) {
    return F.hasLocalLinkage() && !F.arg_empty() && MMI.getMachineFunction(F);
  });
}

void Daplr::collectFunctions() {
  for (Function &F : M) {
    MachineFunction *MF = MMI.getMachineFunction(F);
    if (!MF || MF->empty())
      continue;
    Functions[&F].Rewriter = std::make_unique<IncomingRewriter>(*MF);
  }
}

void Daplr::findLocalFunctions() {
  DenseSet<const Function *> Known = findFunctionsOfKnownCalls(M, MMI);
  for (auto &[F, State] : Functions)
    State.IsLocal = Known.contains(F);
}

// Recursion grows without end by these estimates, so they are cut off.
void Daplr::estimateFrequencies() {
  constexpr unsigned NumRounds = 8;
  constexpr double MaxFrequency = 1e6;
  for (unsigned Round = 0; Round != NumRounds; ++Round) {
    DenseMap<const Function *, double> Calls;
    for (auto &[F, State] : Functions) {
      MachineFunction &MF = State.Rewriter->getFunction();
      for (const MachineBasicBlock &MBB : MF)
        for (const MachineInstr &MI : MBB)
          if (const Function *Callee = getCalledFunction(MI))
            Calls[Callee] +=
                State.Frequency * State.Rewriter->getFrequency(MBB);
    }
    for (auto &[F, State] : Functions)
      if (State.IsLocal)
        State.Frequency = std::min(Calls.lookup(F), MaxFrequency);
  }
}

void Daplr::collectCalls() {
  for (auto &[Caller, State] : Functions)
    for (const MachineBasicBlock &MBB : State.Rewriter->getFunction())
      for (const MachineInstr &MI : MBB) {
        auto It = Functions.find(getCalledFunction(MI));
        if (It == Functions.end())
          continue;
        It->second.Callers.insert(&State);
        ++It->second.NumCalls;
      }
}

void Daplr::collectArguments(bool WithMemory) {
  Arguments.clear();
  ArgumentIds.clear();
  for (auto &[F, State] : Functions) {
    if (!State.IsLocal)
      continue;
    IncomingRewriter &Rewriter = *State.Rewriter;
    Rewriter.addIncoming();
    const auto &FuncInfo =
        *Rewriter.getFunction().getInfo<CourseMachineFunctionInfo>();
    unsigned NumRegs = FuncInfo.getNumArgRegs();
    const MemoryArguments &InMemory = Rewriter.inMemory();
    for (unsigned Number = 0; Number != NumRegs + InMemory.size(); ++Number) {
      ArgumentIds[{F, Number}] = Arguments.size();
      Arguments.push_back({const_cast<Function *>(F), Number, MCRegister()});
      ArgumentState &Argument = Arguments.back();
      Argument.IsInMemory = Number >= NumRegs;
      Argument.IsStuck = Argument.IsInMemory &&
                         !(WithMemory && InMemory.canBeInRegister(Number));
    }
  }
  collectMemoryArguments();
  computeSavings();
}

// Arguments in memory that every call stores there, as far as one can see.
void Daplr::collectMemoryArguments() {
  SmallVector<unsigned, 0> NumStored(Arguments.size());
  for (const auto &[F, State] : Functions)
    for (const PassedArgument &A : State.Rewriter->arguments())
      if (std::optional<unsigned> Id = find(*A.Callee, A.Number);
          Id && A.IsStored)
        ++NumStored[*Id];
  for (auto [Argument, Count] : zip(Arguments, NumStored)) {
    if (!Argument.IsInMemory || Argument.IsStuck)
      continue;
    FunctionState &State = Functions.find(Argument.F)->second;
    Argument.IsStuck = Count != State.NumCalls;
    if (!Argument.IsStuck)
      State.Rewriter->addFromMemory(Argument.Number);
  }
}

// What it costs to pass each argument as one, or in memory, and to read it.
void Daplr::computeSavings() {
  auto GetPrice = [&](const ArgumentState &Argument, Course::CostClass AsOne) {
    const FunctionState &Own = Functions.find(Argument.F)->second;
    return Own.Rewriter->getFunction()
        .getSubtarget<CourseSubtarget>()
        .getCostModel()
        .getCost(Argument.IsInMemory ? Course::CostClass::Stack : AsOne);
  };
  for (ArgumentState &Argument : Arguments) {
    const FunctionState &Own = Functions.find(Argument.F)->second;
    Argument.Saved = Own.Frequency * Own.Rewriter->countReads(Argument.Number) *
                     GetPrice(Argument, Course::CostClass::ArgRead);
  }
  for (const auto &[F, State] : Functions)
    for (const PassedArgument &A : State.Rewriter->arguments())
      if (std::optional<unsigned> Id = find(*A.Callee, A.Number))
        Arguments[*Id].Saved +=
            A.Frequency * State.Frequency *
            GetPrice(Arguments[*Id], Course::CostClass::CallArg);
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

// Registers that the function and all of its callers can use.
uint64_t Daplr::getAllowed(const FunctionState &State) const {
  // CourseSplitStack checks for room with the last one.
  auto GetAvailable = [](const FunctionState &Concerned) {
    uint64_t Available = 0;
    for (MCPhysReg Reg : getAvailableRegs(Concerned.Rewriter->getFunction()))
      if (Reg != Course::SP && Reg != Course::R16)
        Available |= uint64_t(1) << (Reg - Course::R1);
    return Available;
  };
  uint64_t Allowed = GetAvailable(State);
  for (const FunctionState *Caller : State.Callers)
    Allowed &= GetAvailable(*Caller);
  return Allowed;
}

// What the function would like the arguments that it passes to agree on.
void Daplr::addWishes(const FunctionState &State,
                      SmallVectorImpl<ParameterWish> &Wishes) const {
  // Pairs of arguments beyond are looked at no more.
  constexpr unsigned MaxArguments = 256;
  const IncomingRewriter &Rewriter = *State.Rewriter;
  const MachineFunction &MF = Rewriter.getFunction();
  const Function &Caller = MF.getFunction();
  double CopyCost = MF.getSubtarget<CourseSubtarget>().getCostModel().getCost(
                        Course::CostClass::MulDiv) *
                    State.Frequency;
  CallLiveness Calls(MF);
  auto GetValue = [](const PassedArgument &A) {
    const MachineOperand &MO = A.getOperand();
    return MO.isReg() ? MO.getReg() : Register();
  };
  auto IsNeeded = [&](Register Value, const PassedArgument &A) {
    return Value && (Calls.isLiveAcross(Value, *A.Call) ||
                     A.Call->readsRegister(Value, /*TRI=*/nullptr));
  };

  ArrayRef<PassedArgument> Passed =
      Rewriter.arguments().take_front(MaxArguments);
  for (const PassedArgument &A : Passed) {
    std::optional<unsigned> Id = find(*A.Callee, A.Number);
    if (!Id)
      continue;
    Register Value = GetValue(A);
    for (unsigned Number = 0;; ++Number) {
      std::optional<unsigned> Own = find(Caller, Number);
      if (!Own)
        break;
      Register Incoming = Rewriter.getIncoming(Number);
      if (Incoming && Incoming == Value)
        Wishes.push_back({*Own, *Id, true, CopyCost * A.Frequency});
      else if (IsNeeded(Incoming, A))
        Wishes.push_back(
            {*Own, *Id, false, CopyCost * std::min(A.Frequency, 1.0)});
    }
    for (const PassedArgument &B : Passed) {
      std::optional<unsigned> OtherId = find(*B.Callee, B.Number);
      if (!OtherId || !Value.isVirtual() || &A == &B ||
          !Calls.isLiveAcross(Value, *A.Call))
        continue;
      double Cost = CopyCost * std::min(A.Frequency, B.Frequency);
      if (GetValue(B) == Value)
        Wishes.push_back({*Id, *OtherId, true, Cost});
      else if (IsNeeded(Value, B))
        Wishes.push_back({*Id, *OtherId, false, Cost});
    }
  }
}

void Daplr::choose() {
  SmallVector<Parameter, 0> Parameters;
  DenseMap<const Function *, std::pair<unsigned, uint64_t>> Known;
  for (const ArgumentState &Argument : Arguments) {
    auto [It, IsNew] = Known.try_emplace(Argument.F);
    if (IsNew)
      It->second = {Known.size() - 1,
                    getAllowed(Functions.find(Argument.F)->second)};
    auto [Id, Allowed] = It->second;
    Parameters.push_back({Id, Argument.Saved, Argument.IsStuck ? 0 : Allowed});
  }
  SmallVector<ParameterWish, 0> Wishes;
  if (Mode == DaplrMode::Full)
    for (const auto &[F, State] : Functions)
      addWishes(State, Wishes);
  for (auto [Argument, Reg] :
       zip(Arguments, chooseRegisters(Parameters, Wishes)))
    if (Reg != NoRegister && Argument.Saved > 0)
      Argument.Reg = MCRegister(Course::R1 + Reg);
}

//===----------------------------------------------------------------------===//
// What becomes of it
//===----------------------------------------------------------------------===//

void Daplr::drop(ArgumentState &Argument) {
  LLVM_DEBUG(dbgs() << "  argument " << Argument.Number + 1 << " of "
                    << Argument.F->getName() << " stays\n");
  Argument.Reg = MCRegister();
  FunctionState &State = Functions.find(Argument.F)->second;
  State.IsStale = true;
  for (FunctionState *Caller : State.Callers)
    Caller->IsStale = true;
}

// Adds the function's part to the costs of the arguments.
void Daplr::account(FunctionState &State) {
  for (auto [Id, Cost] : State.Costs)
    Arguments[Id].Cost -= Cost;
  State.Costs.clear();
  for (const PassingCost &Cost : State.Rewriter->costs())
    if (std::optional<unsigned> Id = find(*Cost.Callee, Cost.Number))
      State.Costs.push_back({*Id, Cost.Ticks * State.Frequency});
  for (auto [Id, Cost] : State.Costs)
    Arguments[Id].Cost += Cost;
}

// Of the arguments in registers that the function has to do with, the one that
// is worth least.
void Daplr::dropCheapest(const FunctionState &State) {
  std::optional<unsigned> Cheapest;
  auto Consider = [&](const Function &F, unsigned Number) {
    std::optional<unsigned> Id = find(F, Number);
    if (!Id || !Arguments[*Id].Reg)
      return;
    auto Gain = [&](unsigned A) {
      return Arguments[A].Saved - Arguments[A].Cost;
    };
    if (!Cheapest || Gain(*Id) < Gain(*Cheapest))
      Cheapest = Id;
  };
  const Function &F = State.Rewriter->getFunction().getFunction();
  for (unsigned Number = 0; find(F, Number); ++Number)
    Consider(F, Number);
  for (const PassedArgument &A : State.Rewriter->arguments())
    Consider(*A.Callee, A.Number);
  assert(Cheapest &&
         "a function without arguments in registers can be colored");
  ++NumUncolorableDropped;
  drop(Arguments[*Cheapest]);
}

// Whether every function could be realized.
bool Daplr::realize() {
  auto RegisterOf = [&](const Function &F, unsigned Number) {
    return getRegister(F, Number);
  };
  for (auto &[F, State] : Functions) {
    if (!State.IsStale)
      continue;
    // A value only for what is in a register.
    State.Rewriter->revert();
    for (unsigned Number = 0; find(*F, Number); ++Number)
      if (!getRegister(*F, Number))
        State.Rewriter->dropIncoming(Number);
    State.IsStale = false;
    bool IsColorable = State.Rewriter->realize(RegisterOf);
    account(State);
    if (IsColorable)
      continue;
    LLVM_DEBUG(dbgs() << "  " << F->getName() << " cannot be colored\n");
    State.IsStale = true;
    dropCheapest(State);
    return false;
  }
  return true;
}

bool Daplr::dropDearArguments() {
  bool HasChanged = false;
  for (ArgumentState &Argument : Arguments) {
    if (!Argument.Reg || Argument.Cost < Argument.Saved)
      continue;
    drop(Argument);
    ++NumDearDropped;
    HasChanged = true;
  }
  return HasChanged;
}

void Daplr::remark(const ArgumentState &Argument) const {
  const FunctionState &State = Functions.find(Argument.F)->second;
  MachineFunction &MF = State.Rewriter->getFunction();
  MachineOptimizationRemarkEmitter ORE(MF, nullptr);
  // A function that nobody calls costs nothing.
  auto PerCall = [&](double Ticks) {
    double PerCall = State.Frequency == 0 ? 0 : Ticks / State.Frequency;
    return formatv("{0:f2}", PerCall / CourseCostModel::TicksPerUnit).str();
  };
  const DISubprogram *Place = Argument.F->getSubprogram();
  if (!Argument.Reg) {
    ORE.emit([&] {
      return MachineOptimizationRemarkMissed(DEBUG_TYPE, "Stays", Place,
                                             &MF.front())
             << "argument " << ore::NV("Argument", Argument.Number + 1)
             << (Argument.IsInMemory ? " stays in memory" : " stays one")
             << ", which costs " << ore::NV("Cost", PerCall(Argument.Saved))
             << " for each call of the function";
    });
    return;
  }
  ORE.emit([&] {
    return MachineOptimizationRemark(DEBUG_TYPE, "InRegister", Place,
                                     &MF.front())
           << "argument " << ore::NV("Argument", Argument.Number + 1)
           << " travels in "
           << ore::NV("Register", MF.getSubtarget().getRegisterInfo()->getName(
                                      Argument.Reg))
           << ", which saves " << ore::NV("Saved", PerCall(Argument.Saved))
           << " and takes copies of " << ore::NV("Cost", PerCall(Argument.Cost))
           << " for each call of the function";
  });
}

void Daplr::writeContracts() {
  DenseMap<Function *, IncomingRegisters> Contracts;
  for (const ArgumentState &Argument : Arguments) {
    IncomingRegisters &Contract = Contracts[Argument.F];
    if (Argument.Reg || !Argument.IsInMemory)
      Contract.resize(Argument.Number + 1);
    remark(Argument);
    if (!Argument.Reg)
      continue;
    Contract[Argument.Number] = Argument.Reg;
    ++NumInRegisters;
    NumFromMemory += Argument.IsInMemory;
  }
  for (auto &[F, Contract] : Contracts)
    if (any_of(Contract, [](MCRegister Reg) { return Reg.isValid(); }))
      setIncomingRegisters(*F, Contract);
}

// Whether no call of the function passes anything in memory.
bool Daplr::needsNoMemory(const FunctionState &State) const {
  for (const MachineBasicBlock &MBB : State.Rewriter->getFunction())
    for (const MachineInstr &MI : MBB) {
      const Function *Callee = getCalledFunction(MI);
      if (!Callee)
        continue;
      auto It = Functions.find(Callee);
      if (It == Functions.end() || Callee->isVarArg())
        return false;
      const MemoryArguments &InMemory = It->second.Rewriter->inMemory();
      for (unsigned I = 0; I != InMemory.size(); ++I)
        if (!getRegister(*Callee, InMemory.firstNumber() + I))
          return false;
    }
  return true;
}

void Daplr::finish() {
  writeContracts();
  for (auto &[F, State] : Functions) {
    State.Rewriter->finish();
    MachineFrameInfo &MFI = State.Rewriter->getFunction().getFrameInfo();
    if (MFI.adjustsStack() && needsNoMemory(State)) {
      MFI.setAdjustsStack(false);
      MFI.setMaxCallFrameSize(0);
    }
  }
  NumParameters += Arguments.size();
  NumTooDear += NumDearDropped;
  NumUncolorable += NumUncolorableDropped;
}

double Daplr::computeGain() const {
  double Gain = 0;
  for (const ArgumentState &Argument : Arguments)
    if (Argument.Reg)
      Gain += Argument.Saved - Argument.Cost;
  return Gain;
}

// Finds contracts for all functions and brings these into the form for them.
void Daplr::solve(bool WithMemory) {
  NumDearDropped = NumUncolorableDropped = 0;
  for (auto &[F, State] : Functions) {
    State.Rewriter->revert();
    State.Costs.clear();
    State.IsStale = true;
    for (unsigned Number = 0; find(*F, Number); ++Number)
      State.Rewriter->dropIncoming(Number);
  }
  collectArguments(WithMemory);
  choose();
  do
    while (!realize())
      ;
  while (dropDearArguments());
}

bool Daplr::run() {
  if (!hasCandidates())
    return false;
  collectFunctions();
  findLocalFunctions();
  LLVM_DEBUG(dbgs() << "********** DAPLR **********\n");
  estimateFrequencies();
  collectCalls();
  solve(/*WithMemory=*/true);
  // An argument from memory that registers are too few for may have cost others
  // theirs.
  bool HasMemory = any_of(Arguments, [](const ArgumentState &Argument) {
    return Argument.IsInMemory && !Argument.IsStuck;
  });
  if (HasMemory && NumUncolorableDropped) {
    double Gain = computeGain();
    solve(/*WithMemory=*/false);
    if (computeGain() < Gain)
      solve(/*WithMemory=*/true);
  }
  finish();
  return true;
}
