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
#include "RegAlloc/IncomingRewriter.h"
#include "RegAlloc/ParameterChoice.h"
#include "RegAlloc/RegisterBank.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
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
};

/// An argument of a function whose calls are known.
struct ArgumentState {
  Function *F;
  unsigned Number;
  MCRegister Reg;
  double Saved = 0;
};

class Daplr {
  Module &M;
  MachineModuleInfo &MMI;
  MapVector<const Function *, FunctionState> Functions;
  SmallVector<ArgumentState, 0> Arguments;
  DenseMap<std::pair<const Function *, unsigned>, unsigned> ArgumentIds;

public:
  Daplr(Module &M, MachineModuleInfo &MMI) : M(M), MMI(MMI) {}

  bool run();

private:
  bool hasCandidates() const;
  void collectFunctions();
  void findLocalFunctions();
  void estimateFrequencies();
  void collectArguments();
  double computeSaving(const ArgumentState &Argument) const;

  std::optional<unsigned> find(const Function &F, unsigned Number) const {
    auto It = ArgumentIds.find({&F, Number});
    return It == ArgumentIds.end() ? std::nullopt : std::optional(It->second);
  }
  MCRegister getRegister(const Function &F, unsigned Number) const {
    std::optional<unsigned> Id = find(F, Number);
    return Id ? Arguments[*Id].Reg : MCRegister();
  }

  uint64_t getAllowed(const Function &F) const;
  void addWishes(const FunctionState &State,
                 SmallVectorImpl<ParameterWish> &Wishes) const;
  void choose();
  bool realize();
  bool dropDearArguments();
  void dropCheapest(const FunctionState &State);
  SmallVector<double, 0> computeCosts() const;
  void drop(ArgumentState &Argument);
  void finish();
  void remark(const ArgumentState &Argument, double Cost) const;
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

// Nobody else can call the function, and it is not called otherwise than by
// name: all of its uses in machine code are callees of calls.
void Daplr::findLocalFunctions() {
  for (auto &[F, State] : Functions)
    State.IsLocal = F->hasLocalLinkage() && !F->isVarArg() &&
                    !F->hasAddressTaken(nullptr, /*IgnoreCallbackUses=*/false,
                                        /*IgnoreAssumeLikeCalls=*/false,
                                        /*IgnoreLLVMUsed=*/false);
  for (auto &[Caller, State] : Functions)
    for (const MachineBasicBlock &MBB : State.Rewriter->getFunction())
      for (const MachineInstr &MI : MBB)
        for (const MachineOperand &MO : MI.operands()) {
          if (!MO.isGlobal())
            continue;
          auto *F = dyn_cast<Function>(MO.getGlobal());
          auto It = Functions.find(F);
          if (It != Functions.end() && getCalledFunction(MI) != F)
            It->second.IsLocal = false;
        }
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

void Daplr::collectArguments() {
  for (auto &[F, State] : Functions) {
    if (!State.IsLocal)
      continue;
    State.Rewriter->addIncoming();
    const auto &FuncInfo =
        *State.Rewriter->getFunction().getInfo<CourseMachineFunctionInfo>();
    for (unsigned Number = 0; Number != FuncInfo.getNumArgRegs(); ++Number) {
      ArgumentIds[{F, Number}] = Arguments.size();
      Arguments.push_back({const_cast<Function *>(F), Number, MCRegister()});
    }
  }
  NumParameters += Arguments.size();
  for (ArgumentState &Argument : Arguments)
    Argument.Saved = computeSaving(Argument);
}

// What it costs to pass the argument as one, and to read it.
double Daplr::computeSaving(const ArgumentState &Argument) const {
  const FunctionState &Own = Functions.find(Argument.F)->second;
  const CourseCostModel &Costs = Own.Rewriter->getFunction()
                                     .getSubtarget<CourseSubtarget>()
                                     .getCostModel();
  double Passed = 0;
  for (const auto &[F, State] : Functions)
    for (const PassedArgument &A : State.Rewriter->arguments())
      if (A.Callee == Argument.F && A.Number == Argument.Number)
        Passed += A.Frequency * State.Frequency;
  return Passed * Costs.getCost(Course::CostClass::CallArg) +
         Own.Frequency * Own.Rewriter->countReads(Argument.Number) *
             Costs.getCost(Course::CostClass::ArgRead);
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

// Registers that the function and all of its callers can use.
uint64_t Daplr::getAllowed(const Function &F) const {
  uint64_t Allowed = ~uint64_t(0);
  for (const auto &[Other, State] : Functions) {
    bool IsConcerned = Other == &F || any_of(State.Rewriter->arguments(),
                                             [&](const PassedArgument &A) {
                                               return A.Callee == &F;
                                             });
    if (!IsConcerned)
      continue;
    uint64_t Available = 0;
    for (MCPhysReg Reg : getAvailableRegs(State.Rewriter->getFunction()))
      if (Reg != Course::SP)
        Available |= uint64_t(1) << (Reg - Course::R1);
    Allowed &= Available;
  }
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
  SSALiveness Liveness(MF);
  auto GetValue = [](const PassedArgument &A) {
    const MachineOperand &MO = A.Call->getOperand(A.OpNo);
    return MO.isReg() ? MO.getReg() : Register();
  };
  auto IsNeeded = [&](Register Value, const PassedArgument &A) {
    return Value && (Liveness.isLiveAcross(Value, *A.Call) ||
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
          !Liveness.isLiveAcross(Value, *A.Call))
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
      It->second = {Known.size() - 1, getAllowed(*Argument.F)};
    Parameters.push_back({It->second.first, Argument.Saved, It->second.second});
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
  for (auto &[F, State] : Functions)
    State.IsStale |= F == Argument.F || any_of(State.Rewriter->arguments(),
                                               [&](const PassedArgument &A) {
                                                 return A.Callee == Argument.F;
                                               });
}

SmallVector<double, 0> Daplr::computeCosts() const {
  SmallVector<double, 0> Costs(Arguments.size());
  for (const auto &[F, State] : Functions)
    for (const PassingCost &Cost : State.Rewriter->costs())
      if (std::optional<unsigned> Id = find(*Cost.Callee, Cost.Number))
        Costs[*Id] += Cost.Ticks * State.Frequency;
  return Costs;
}

// Of the arguments in registers that the function has to do with, the one that
// is worth least.
void Daplr::dropCheapest(const FunctionState &State) {
  SmallVector<double, 0> Costs = computeCosts();
  std::optional<unsigned> Cheapest;
  auto Consider = [&](const Function &F, unsigned Number) {
    std::optional<unsigned> Id = find(F, Number);
    if (!Id || !Arguments[*Id].Reg)
      return;
    auto Gain = [&](unsigned A) { return Arguments[A].Saved - Costs[A]; };
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
  ++NumUncolorable;
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
    if (State.Rewriter->realize(RegisterOf))
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
  for (auto [Argument, Cost] : zip(Arguments, computeCosts())) {
    if (!Argument.Reg || Cost < Argument.Saved)
      continue;
    drop(Argument);
    ++NumTooDear;
    HasChanged = true;
  }
  return HasChanged;
}

void Daplr::remark(const ArgumentState &Argument, double Cost) const {
  const FunctionState &State = Functions.find(Argument.F)->second;
  MachineFunction &MF = State.Rewriter->getFunction();
  MachineOptimizationRemarkEmitter ORE(MF, nullptr);
  auto PerCall = [&](double Ticks) {
    return formatv("{0:f2}",
                   Ticks / State.Frequency / CourseCostModel::TicksPerUnit)
        .str();
  };
  ORE.emit([&] {
    MachineOptimizationRemark R(DEBUG_TYPE, "InRegister",
                                Argument.F->getSubprogram(), &MF.front());
    R << "argument " << ore::NV("Argument", Argument.Number + 1)
      << " travels in "
      << ore::NV("Register",
                 MF.getSubtarget().getRegisterInfo()->getName(Argument.Reg))
      << ", which saves " << ore::NV("Saved", PerCall(Argument.Saved))
      << " and takes copies of " << ore::NV("Cost", PerCall(Cost))
      << " for each call of the function";
    return R;
  });
}

void Daplr::finish() {
  SmallVector<double, 0> Costs = computeCosts();
  DenseMap<Function *, IncomingRegisters> Contracts;
  for (auto [Argument, Cost] : zip(Arguments, Costs)) {
    IncomingRegisters &Contract = Contracts[Argument.F];
    Contract.push_back(Argument.Reg);
    if (!Argument.Reg)
      continue;
    ++NumInRegisters;
    remark(Argument, Cost);
  }
  for (auto &[F, Contract] : Contracts)
    if (any_of(Contract, [](MCRegister Reg) { return Reg.isValid(); }))
      setIncomingRegisters(*F, Contract);
}

bool Daplr::run() {
  if (!hasCandidates())
    return false;
  collectFunctions();
  findLocalFunctions();
  LLVM_DEBUG(dbgs() << "********** DAPLR **********\n");
  estimateFrequencies();
  collectArguments();
  choose();
  for (auto &[F, State] : Functions)
    State.IsStale = true;
  do
    while (!realize())
      ;
  while (dropDearArguments());
  finish();
  return true;
}
