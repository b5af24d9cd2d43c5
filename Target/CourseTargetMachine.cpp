//===-- CourseTargetMachine.cpp - The target machine and its pipeline -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseTargetMachine.h"
#include "Course.h"
#include "CourseMachineFunctionInfo.h"
#include "CoursePlan.h"
#include "CourseProfile.h"
#include "CourseTargetTransformInfo.h"
#include "Emit/CourseEstimate.h"
#include "Emit/SelectedIR.h"
#include "Emit/VerifyCodegen.h"
#include "ISel/CourseUnsink.h"
#include "Lowering/CourseBuiltins.h"
#include "TargetInfo/CourseTargetInfo.h"
#include "Transforms/CourseArgumentCopies.h"
#include "Transforms/CourseEffort.h"
#include "Transforms/CourseExpandFormats.h"
#include "Transforms/CourseMemberArrays.h"
#include "Transforms/CoursePassPipeline.h"
#include "llvm/Analysis/BasicAliasAnalysis.h"
#include "llvm/Analysis/ScopedNoAliasAA.h"
#include "llvm/Analysis/TypeBasedAliasAnalysis.h"
// Every allocator can be named on the command line, also clang's.
#include "llvm/CodeGen/LinkAllCodegenComponents.h"
#include "llvm/CodeGen/MIRParser/MIParser.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetLoweringObjectFileImpl.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Transforms/Scalar.h"
#include "llvm/Transforms/Utils.h"

using namespace llvm;

extern "C" LLVM_ABI LLVM_EXTERNAL_VISIBILITY void LLVMInitializeCourseTarget() {
  RegisterTargetMachine<CourseTargetMachine> X(getTheCourseTarget());
  PassRegistry &PR = *PassRegistry::getPassRegistry();
  initializeChordalRegAllocPass(PR);
  initializeCourseArgumentRegistersPass(PR);
  initializeCourseAsmPrinterPass(PR);
  initializeCourseDAGToDAGISelLegacyPass(PR);
  initializeCourseCodeAddressesPass(PR);
  initializeCourseCopyArgumentsPass(PR);
  initializeCourseEmitMinIRPass(PR);
  initializeCourseEmptyAsmPass(PR);
  initializeCourseExitPass(PR);
  initializeCourseExpandFormatsPass(PR);
  initializeCourseDaplrPass(PR);
  initializeCourseDeadArgumentsPass(PR);
  initializeCourseDefineRegistersPass(PR);
  initializeCourseElideCopiesPass(PR);
  initializeCourseEstimatePass(PR);
  initializeCourseFoldAddressesPass(PR);
  initializeCourseFoldConstantsPass(PR);
  initializeCourseDaplrCallsPass(PR);
  initializeCourseExplicitBranchesPass(PR);
  initializeCourseFoldOperandsPass(PR);
  initializeCourseForwardCopiesPass(PR);
  initializeCourseForeignIRPass(PR);
  initializeCourseGlobalLayoutPass(PR);
  initializeCourseHeadResetPass(PR);
  initializeCourseHeapCallsPass(PR);
  initializeCourseLineTablesPass(PR);
  initializeCourseLoopGuardsPass(PR);
  initializeCourseLowerIntrinsicsPass(PR);
  initializeCourseNumberInstructionsPass(PR);
  initializeCourseOptimizePass(PR);
  initializeCoursePackValuesPass(PR);
  initializeCourseRegAllocCheckPass(PR);
  initializeCourseRegAllocSnapshotPass(PR);
  initializeCourseRuntimePass(PR);
  initializeCourseSpillPass(PR);
  initializeCourseAccessSchedulePass(PR);
  initializeCourseSplitLoopPhisPass(PR);
  initializeCourseSplitSelectsPass(PR);
  initializeCourseSplitStackPass(PR);
  initializeCourseStartUpPass(PR);
  initializeCourseTailDuplicatePass(PR);
  initializeCourseUnsinkPass(PR);
  initializeCourseUnsupportedPass(PR);
  initializeCourseZExtElimPass(PR);
}

// A processor without cost table cannot be compiled for.
static StringRef getCPU(StringRef CPU) {
  if (CPU.empty() || CPU == "generic" || CPU == "help")
    return "swpp2020";
  if (!CourseCostModel::isKnownCPU(CPU))
    reportFatalUsageError("unknown processor '" + CPU +
                          "': the course machine has no such processor");
  return CPU;
}

CourseTargetMachine::CourseTargetMachine(const Target &T, const Triple &TT,
                                         StringRef CPU, StringRef FS,
                                         const TargetOptions &Options,
                                         std::optional<Reloc::Model> RM,
                                         std::optional<CodeModel::Model> CM,
                                         CodeGenOptLevel OL, bool)
    : CodeGenTargetMachineImpl(
          T, TT.computeDataLayout(), TT, getCPU(CPU), FS, Options,
          RM.value_or(Reloc::Static),
          getEffectiveCodeModel(CM, CodeModel::Small),
          course::isProfileRecorded() ? CodeGenOptLevel::None : OL),
      TLOF(std::make_unique<TargetLoweringObjectFileELF>()),
      Subtarget(TT, getCPU(CPU), FS, *this) {
  initAsmInfo();
  course::loadPlan();
}

MachineFunctionInfo *CourseTargetMachine::createMachineFunctionInfo(
    BumpPtrAllocator &Allocator, const Function &F,
    const TargetSubtargetInfo *STI) const {
  return CourseMachineFunctionInfo::create<CourseMachineFunctionInfo>(Allocator,
                                                                      F, STI);
}

yaml::MachineFunctionInfo *
CourseTargetMachine::createDefaultFuncInfoYAML() const {
  return new yaml::CourseMachineFunctionInfo();
}

yaml::MachineFunctionInfo *
CourseTargetMachine::convertFuncInfoToYAML(const MachineFunction &MF) const {
  return new yaml::CourseMachineFunctionInfo(
      *MF.getInfo<CourseMachineFunctionInfo>());
}

bool CourseTargetMachine::parseMachineFunctionInfo(
    const yaml::MachineFunctionInfo &YamlMFI, PerFunctionMIParsingState &PFS,
    SMDiagnostic &, SMRange &) const {
  PFS.MF.getInfo<CourseMachineFunctionInfo>()->initializeFromYaml(
      static_cast<const yaml::CourseMachineFunctionInfo &>(YamlMFI));
  return false;
}

TargetTransformInfo
CourseTargetMachine::getTargetTransformInfo(const Function &F) const {
  return TargetTransformInfo(std::make_unique<CourseTTIImpl>(this, F));
}

void CourseTargetMachine::registerPassBuilderCallbacks(PassBuilder &PB) {
  registerCoursePasses(PB, *this);
  // First of all, in single files and in the whole program.
  auto AddFirst = [](ModulePassManager &MPM, OptimizationLevel Level) {
    MPM.addPass(CourseBuiltinsPass());
    if (Level != OptimizationLevel::O0)
      MPM.addPass(CourseEffortPass());
  };
  PB.registerPipelineStartEPCallback(AddFirst);
  // Subscripts and calls are as the front end left them only in single files.
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel Level) {
        if (Level == OptimizationLevel::O0)
          return;
        MPM.addPass(CourseMemberArraysPass());
        MPM.addPass(CourseArgumentCopiesPass());
        MPM.addPass(CourseExpandFormatsPass());
      });
  PB.registerFullLinkTimeOptimizationEarlyEPCallback(AddFirst);
}

static cl::opt<bool> SpillBeforehand(
    "course-spill-beforehand", cl::Hidden,
    cl::desc("Spill on SSA form before LLVM's own register allocators, too"));

static cl::opt<bool> EnableUnsink(
    "course-enable-unsink", cl::Hidden, cl::init(false),
    cl::desc("Take back what MachineSink has moved where registers "
             "do not suffice"));

namespace {

class CoursePassConfig : public TargetPassConfig {
public:
  CoursePassConfig(CourseTargetMachine &TM, PassManagerBase &PM)
      : TargetPassConfig(TM, PM) {
    if (EnableUnsink)
      insertPass(&MachineCSELegacyID, &CourseUnsinkID);
  }

  void addIRPasses() override;
  void addLoweringOfIR();
  bool addInstSelector() override;
  void addPreRegAlloc() override;
  FunctionPass *createTargetRegisterAllocator(bool Optimized) override;
  void addOptimizedRegAlloc() override;
  void addPreEmitPass2() override;
};

} // namespace

bool CourseTargetMachine::addPassesToEmitFile(
    PassManagerBase &PM, raw_pwrite_stream &Out, raw_pwrite_stream *DwoOut,
    CodeGenFileType FileType, bool DisableVerify,
    MachineModuleInfoWrapperPass *MMIWP) {
  bool IsMinIR = isCourseMinIRWanted();
  if (IsMinIR && getOptLevel() == CodeGenOptLevel::None)
    reportFatalUsageError("-course-emit-minir needs -O1 or more: without "
                          "optimization there is no SSA form to write");
  MinIROut = IsMinIR ? &Out : nullptr;
  // Candidates are compiled for what they cost only.
  const bool IsVerified = course::isCodegenVerified() && !IsMinIR &&
                          !EstimateOut &&
                          FileType == CodeGenFileType::AssemblyFile;
  raw_pwrite_stream &To = IsMinIR ? static_cast<raw_pwrite_stream &>(Nowhere)
                          : IsVerified ? ToVerify
                                       : Out;
  if (CodeGenTargetMachineImpl::addPassesToEmitFile(PM, To, DwoOut, FileType,
                                                    DisableVerify, MMIWP))
    return true;
  if (IsVerified)
    PM.add(createCourseVerifyCodegenPass(TextToVerify, Out));
  return false;
}

TargetPassConfig *CourseTargetMachine::createPassConfig(PassManagerBase &PM) {
  return new CoursePassConfig(*this, PM);
}

void CoursePassConfig::addIRPasses() {
  addPass(createCourseForeignIRPass(TM->getTargetTriple()));
  addPass(createCourseLineTablesPass());
  if (getOptLevel() != CodeGenOptLevel::None)
    addPass(createCourseExpandFormatsPass());
  // The pipeline sees all of the program.
  addPass(createCourseRuntimePass());
  addPass(createCourseStartUpPass());
  addPass(createCourseCodeAddressesPass());
  if (getOptLevel() != CodeGenOptLevel::None || course::isProfileRecorded())
    addPass(createCourseOptimizePass());
  addPass(createCourseEmptyAsmPass());
  // Makes wide divisions and copies for passes that have already run.
  addPass(createCourseLowerIntrinsicsPass());
  addPass(createPreISelIntrinsicLoweringPass());
  addPass(createExpandIRInstsPass(getOptLevel()));
  // One thread: atomics are plain accesses.
  addPass(createLowerAtomicPass());
  addPass(createCourseRuntimePass());
  addPass(createCourseCodeAddressesPass());
  addPass(createCourseExitPass());
  addPass(createCourseHeapCallsPass());
  addPass(createCourseGlobalLayoutPass());
  addPass(createCourseArgumentRegistersPass());
  addPass(createCourseUnsupportedPass());
  addLoweringOfIR();
  if (getOptLevel() != CodeGenOptLevel::None)
    addPass(createCourseLoopGuardsPass());
}

// What TargetPassConfig::addIRPasses has, but for LoopStrengthReduce, which
// takes an addition for the price of a multiplication and register after
// register: with it random kernels cost 1.9 % more, benchmarks 0.4 % less. The
// machine has no use for hoisted constants, nor for calls of libraries.
void CoursePassConfig::addLoweringOfIR() {
  if (!DisableVerify)
    addPass(createVerifierPass());
  if (getOptLevel() != CodeGenOptLevel::None) {
    addPass(createTypeBasedAAWrapperPass());
    addPass(createScopedNoAliasAAWrapperPass());
    addPass(createBasicAAWrapperPass());
    addPass(createExpandMemCmpLegacyPass());
  }
  addPass(&GCLoweringID);
  addPass(&ShadowStackGCLoweringID);
  addPass(createUnreachableBlockEliminationPass());
  addPass(createPostInlineEntryExitInstrumenterPass());
  addPass(createScalarizeMaskedMemIntrinLegacyPass());
  addPass(createExpandReductionsPass());
}

bool CoursePassConfig::addInstSelector() {
  if (course::isSelectedIRWanted())
    addPass(createCourseNumberInstructionsPass());
  addPass(createCourseISelDag(getTM<CourseTargetMachine>(), getOptLevel()));
  return false;
}

void CoursePassConfig::addPreRegAlloc() {
  if (getOptLevel() == CodeGenOptLevel::None)
    return;
  if (EnableUnsink)
    addPass(createCourseUnsinkPass());
  addPass(createCourseZExtElimPass());
  if (isCourseDaplrEnabled())
    addPass(createCourseDeadArgumentsPass());
  addPass(createCourseFoldOperandsPass());
}

FunctionPass *CoursePassConfig::createTargetRegisterAllocator(bool Optimized) {
  return Optimized ? createCourseChordalRegAlloc()
                   : TargetPassConfig::createTargetRegisterAllocator(false);
}

// The chordal allocator takes SSA form and leaves physical registers; LLVM's
// own allocators take what PHI elimination and coalescing make of it.
void CoursePassConfig::addOptimizedRegAlloc() {
  FunctionPass *Allocator = createRegAllocPass(/*Optimized=*/true);
  if (!isCourseChordalRegAlloc(*Allocator)) {
    delete Allocator;
    if (isCourseMinIRWanted())
      reportFatalUsageError("-course-emit-minir needs -regalloc=chordal");
    if (SpillBeforehand) {
      addPass(&UnreachableMachineBlockElimID);
      addPass(createCourseSpillPass());
    }
    TargetPassConfig::addOptimizedRegAlloc();
    return;
  }
  addPass(&ProcessImplicitDefsID);
  addPass(&UnreachableMachineBlockElimID);
  addPass(createCourseAccessSchedulePass());
  addPass(createCourseSplitLoopPhisPass());
  if (raw_ostream *OS = getTM<CourseTargetMachine>().getMinIROutput())
    addPass(createCourseEmitMinIRPass(*OS));
  if (getOptLevel() >= CodeGenOptLevel::Default && isCoursePackingWanted())
    addPass(createCoursePackValuesPass());
  addPass(createCourseRegAllocSnapshotPass());
  addPass(createCourseSpillPass());
  if (isCourseDaplrEnabled())
    addPass(createCourseDaplrPass());
  addPass(createCourseCopyArgumentsPass());
  addPass(Allocator);
  addPass(createCourseRegAllocCheckPass());
  if (isCourseDaplrEnabled())
    addPass(createCourseDaplrCallsPass());
}

void CoursePassConfig::addPreEmitPass2() {
  addPass(createCourseDefineRegistersPass());
  addPass(createCourseExplicitBranchesPass());
  if (getOptLevel() != CodeGenOptLevel::None) {
    addPass(createCourseTailDuplicatePass());
    addPass(createCourseFoldConstantsPass());
    // A copy for a PHI and the PHI's use may stand in one block now.
    addPass(createCourseForwardCopiesPass(/*ForwardsMemory=*/false));
    addPass(createMachineCopyPropagationPass(/*UseCopyInstr=*/true));
    addPass(&DeadMachineInstructionElimID);
    addPass(createCourseElideCopiesPass());
    addPass(createCourseTailDuplicatePass());
    addPass(createCourseSplitSelectsPass());
    addPass(createCourseFoldConstantsPass());
    addPass(createCourseTailDuplicatePass());
    addPass(createCourseForwardCopiesPass(/*ForwardsMemory=*/true));
    addPass(createMachineCopyPropagationPass(/*UseCopyInstr=*/true));
    addPass(&DeadMachineInstructionElimID);
    addPass(createCourseFoldAddressesPass());
    addPass(createCourseHeadResetPass());
  }
  addPass(createCourseSplitStackPass());
  double *Estimate = getTM<CourseTargetMachine>().getEstimateOutput();
  if (Estimate || isCourseEstimatePrinted())
    addPass(createCourseEstimatePass(Estimate));
}
