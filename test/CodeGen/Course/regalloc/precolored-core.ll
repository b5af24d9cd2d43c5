; RUN: llc -mtriple=course -O2 -course-enable-sink-lives=false -verify-machineinstrs -stats %s -o /dev/null 2>&1 | FileCheck %s

; Beside what is in registers for callees the k-core cannot be colored in its own
; order, but the whole graph can, as was tried when the registers were chosen.
; CHECK: 1 course-regalloc{{.*}}Number of functions that are colored whole


; Function Attrs: nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none)
define range(i64 0, 128) i64 @main() #0 {
entry:
  %v1 = tail call dereferenceable(64) ptr @malloc(i64 0)
  %v2 = tail call i64 null()
  %v3 = trunc i64 %v2 to i16
  %v4 = tail call i64 null()
  %v5 = tail call i64 null()
  %v6 = trunc i64 %v5 to i1
  %v7 = tail call i64 null()
  %v8 = trunc i64 %v7 to i1
  %v9 = tail call i64 null()
  %v10 = trunc i64 %v9 to i63
  %v11 = tail call i64 null()
  %v12 = trunc i64 %v11 to i8
  %v13 = tail call i64 null()
  %v14 = trunc i64 %v13 to i32
  %v25 = trunc i64 %v4 to i8
  %v26 = tail call i8 @llvm.smax.i8(i8 0, i8 %v25)
  %v27 = and i64 %v4, 63
  %v28 = getelementptr i8, ptr %v1, i64 %v27
  store i8 %v26, ptr %v28, align 1
  %v29 = tail call i63 @llvm.abs.i63(i63 %v10, i1 false)
  %v30 = add i63 %v10, 8
  %v31.not = icmp sgt i63 %v29, %v30
  %spec.select9 = select i1 %v31.not, i1 false, i1 %v8
  %v46 = trunc i64 %v2 to i8
  %v47 = icmp eq i8 %v46, 0
  %spec.select = select i1 %v47, i32 7, i32 0
  %v68 = select i1 %spec.select9, i72 1170803438672805511573, i72 0
  %v70 = select i1 %spec.select9, i32 -32767, i32 0
  %v82 = trunc i64 %v4 to i33
  %v83 = and i33 %v82, 1
  %v85 = call fastcc i8 @f0(i72 %v68, i32 %v70, i32 0, i8 0, i1 false, i16 %v3, i33 %v83, i32 0)
  %v86 = sext i8 %v85 to i64
  %v87 = trunc i64 %v9 to i32
  %v88 = and i32 %v87, 65535
  %v89 = trunc i64 %v4 to i32
  %v90.not = icmp ugt i32 %v88, %v89
  br i1 %v90.not, label %b12, label %b14.preheader

b14.preheader:                                    ; preds = %entry
  br label %b13

b12:                                              ; preds = %entry
  %v109 = urem i64 0, 0
  switch i64 %v109, label %b27 [
    i64 4, label %b26
    i64 1, label %b25
    i64 2, label %b13
    i64 3, label %b13
  ]

b25:                                              ; preds = %b12
  %v110 = and i8 %v12, 5
  %v112.not = icmp eq i16 0, %v3
  %v113 = select i1 %v112.not, i32 %v14, i32 -2147483648
  %v122 = mul i16 %v3, %v3
  %0 = and i64 %v9, 4294967295
  %v124 = icmp eq i64 %0, 0
  %v125 = trunc i8 %v85 to i2
  %v126 = trunc i32 %spec.select to i2
  %v127 = select i1 %v124, i2 %v125, i2 %v126
  %v129 = shl i8 %v12, 1
  %v133 = load i16, ptr null, align 2
  %v134 = trunc i16 %v133 to i1
  %v136 = ashr i16 %v3, 5
  %v3.i3 = load i64, ptr null, align 4
  %v15.not.i13 = icmp sgt i32 0, 0
  br i1 %v15.not.i13, label %b15.i57, label %b4.preheader.i14

b4.preheader.i14:                                 ; preds = %b25
  %v90.i35 = tail call i8 @llvm.bitreverse.i8(i8 %v129)
  %1 = tail call fastcc i17 null(i64 0, i8 0, i32 0, i1 false, i8 0, i64 range(i64 -8388608, 8388608) 0, i16 0, i2 0, i8 0, i48 0, i1 false, i7 0, i8 %v90.i35, i16 0, i64 0, i127 0, ptr nonnull null)
  br label %b15.i57

b15.i57:                                          ; preds = %b4.preheader.i14, %b25
  %v110.i39 = add i32 %v113, -1484354920
  %v111.i40 = mul i32 %v113, %v113
  %v112.i41 = icmp eq i16 %v136, 0
  %v113.i42 = trunc i64 %v13 to i1
  %v114.i43 = select i1 %v112.i41, i1 %v113.i42, i1 %v6
  %v117.i45 = select i1 %v134, i33 -1, i33 0
  %v120.i48 = call fastcc i8 @f0(i72 0, i32 %v110.i39, i32 %v111.i40, i8 %v110, i1 %v114.i43, i16 %v136, i33 %v117.i45, i32 %v113)
  br label %b19.i62

b18.i72:                                          ; preds = %b19.i62
  br i1 false, label %b20.i79, label %b19.i62

b19.i62:                                          ; preds = %b18.i72, %b15.i57
  %v156.i69 = icmp eq i64 0, 0
  br i1 %v156.i69, label %b20.i79, label %b18.i72

b20.i79:                                          ; preds = %b19.i62, %b18.i72
  %v160.i82 = getelementptr inbounds nuw i8, ptr %v1, i64 10
  %v161.i83 = load i16, ptr %v160.i82, align 2
  switch i16 %v161.i83, label %b24.i131 [
    i16 0, label %b22.i86
    i16 1, label %b22.i86
  ]

b24.i131:                                         ; preds = %b20.i79
  br label %f1.exit133

b22.i86:                                          ; preds = %b20.i79, %b20.i79
  br label %f1.exit133

f1.exit133:                                       ; preds = %b22.i86, %b24.i131
  %v218.i97 = phi i2 [ 0, %b22.i86 ], [ %v127, %b24.i131 ]
  %v223.i101 = phi i8 [ %v129, %b22.i86 ], [ %v12, %b24.i131 ]
  %v229.i104 = trunc i32 %v113 to i16
  %2 = trunc i64 %v3.i3 to i16
  %v231.i105 = and i16 %2, 1
  %3 = add i16 %v229.i104, %v231.i105
  %v232.i106 = sub i16 0, %3
  %v234.i107 = xor i16 %v232.i106, 0
  %v240.i111 = sub i16 %v234.i107, %v122
  %v241.i112 = zext i2 %v218.i97 to i16
  %v242.i113 = xor i16 %v240.i111, %v241.i112
  %4 = trunc i64 %v5 to i16
  %v249.i119 = and i16 %4, 1
  %v250.i120 = add i16 %v242.i113, %v249.i119
  %v252.i121 = xor i16 %v250.i120, 0
  %v253.i122 = zext i8 %v223.i101 to i16
  %5 = and i16 %v133, 1
  %v258.i128 = add nsw i16 %v136, %v253.i122
  %v260.i129 = sub nsw i16 %v258.i128, %5
  %v262.i130 = add i16 %v260.i129, %v252.i121
  br label %b13

b26:                                              ; preds = %b12
  ret i64 0

b27:                                              ; preds = %b12
  br label %b13

b13:                                              ; preds = %b27, %f1.exit133, %b12, %b12, %b14.preheader
  %v286 = phi i16 [ %v262.i130, %f1.exit133 ], [ 0, %b14.preheader ], [ 0, %b27 ], [ 0, %b12 ], [ 0, %b12 ]
  %v287 = phi i32 [ 0, %f1.exit133 ], [ 0, %b14.preheader ], [ 0, %b27 ], [ -2147483648, %b12 ], [ -2147483648, %b12 ]
  %v290 = phi i8 [ 0, %f1.exit133 ], [ 0, %b14.preheader ], [ 0, %b27 ], [ %v12, %b12 ], [ %v12, %b12 ]
  %v291 = phi i32 [ %v14, %f1.exit133 ], [ 0, %b14.preheader ], [ 0, %b27 ], [ %spec.select, %b12 ], [ %spec.select, %b12 ]
  %v295 = and i64 %v5, 1
  %v300 = getelementptr inbounds nuw i8, ptr %v1, i64 56
  store i64 0, ptr %v300, align 8
  %v305 = trunc nuw nsw i64 %v295 to i32
  %v306 = trunc i32 %v287 to i1
  %v307 = xor i1 %spec.select9, %v306
  %v308 = trunc i64 %v9 to i8
  %v309 = xor i8 %v290, %v308
  %v310 = sub nsw i64 0, %v295
  %v314 = trunc i8 %v290 to i2
  %v315 = add i2 %v314, -1
  %v317 = trunc i16 %v286 to i8
  %v318 = trunc i32 %v287 to i8
  %v319 = add i8 %v318, %v317
  %v321 = getelementptr inbounds nuw i8, ptr %v1, i64 2
  %v322 = load i8, ptr %v321, align 2
  %v324 = trunc i16 %v286 to i1
  %v325 = and i1 %v6, %v324
  %v326 = getelementptr inbounds nuw i8, ptr %v1, i64 54
  %v327 = load i16, ptr %v326, align 2
  %v333 = getelementptr inbounds nuw i8, ptr %v1, i64 32
  %v334 = load i64, ptr %v333, align 8
  %v335 = trunc i64 %v334 to i16
  %v1.i = and i64 %v310, 7
  %v2.i = getelementptr i64, ptr %v1, i64 %v1.i
  %v3.i = load i64, ptr %v2.i, align 4
  %v6.i = mul i16 %v335, -1032
  %v7.i = icmp ult i16 %v6.i, 63
  %v8.i = select i1 %v7.i, i72 -1867200044179608946643, i72 0
  %v109.i = add nuw nsw i72 %v8.i, 1125899906842623
  %v110.i = or disjoint i32 %v305, -1484354920
  %v111.i = mul nuw nsw i32 %v305, %v305
  %v116.i = zext i8 %v319 to i33
  %v117.i = select i1 %v325, i33 0, i33 %v116.i
  %v119.i = shl nuw nsw i32 %v305, %v305
  %v120.i = call fastcc i8 @f0(i72 %v109.i, i32 %v110.i, i32 %v111.i, i8 %v290, i1 false, i16 %v335, i33 %v117.i, i32 %v119.i)
  %extract.t9.i = trunc i72 %v8.i to i64
  %v131.i = and i64 %v3.i, 1
  %v179.i = getelementptr inbounds nuw i8, ptr %v1, i64 8
  store i64 0, ptr %v179.i, align 4
  %v227.i = sext i8 %v290 to i64
  %6 = add nsw i64 %v295, %v227.i
  %7 = add nsw i64 %6, %v131.i
  %v232.i = sub nsw i64 0, %7
  %v233.i = sext i8 %v309 to i64
  %v234.i = xor i64 %v232.i, %v233.i
  %v236.i = sub nsw i64 %v234.i, %v295
  %v238.i = xor i64 %extract.t9.i, %v236.i
  %v240.i = add i64 %v238.i, -32768
  %v241.i = zext i2 %v315 to i64
  %v242.i = xor i64 %v240.i, %v241.i
  %v245.i = sext i8 %v319 to i64
  %v246.i = xor i64 %v242.i, %v245.i
  %v247.i = sext i8 %v322 to i64
  %v248.i = add i64 %v246.i, %v247.i
  %v249.i = zext i1 %v307 to i64
  %v250.i = add i64 %v248.i, %v249.i
  %v328.mask = and i16 %v327, 127
  %v251.i = zext nneg i16 %v328.mask to i64
  %v252.i = xor i64 %v250.i, %v251.i
  %v253.i = zext i8 %v290 to i64
  %sext137 = shl i64 %v334, 48
  %v255.i = ashr exact i64 %sext137, 48
  %v261.i = sext i1 %v325 to i64
  %v256.i = add nsw i64 %v255.i, 131071
  %v258.i = add nsw i64 %v256.i, %v253.i
  %v260.i = add nsw i64 %v258.i, %v261.i
  %v262.i = add i64 %v260.i, %v252.i
  %sext136 = shl i64 %v262.i, 47
  %v340 = ashr exact i64 %sext136, 0
  %v348 = icmp ugt i32 %v287, 0
  %v350 = shl nsw i64 %v86, 1
  %v352 = getelementptr inbounds nuw i8, ptr %v1, i64 63
  %v353 = load i8, ptr %v352, align 1
  %v354 = sext i8 %v353 to i64
  %v355 = xor i64 %v350, %v354
  %v367 = select i1 %v348, i64 255, i64 0
  %v369 = sext i32 %v291 to i64
  %8 = tail call i64 null(i64 %v355)
  %9 = tail call i64 null(i64 0)
  %10 = tail call i64 null(i64 %v340)
  %11 = tail call i64 null(i64 %v367)
  %12 = tail call i64 null(i64 %v369)
  ret i64 0
}

; Function Attrs: mustprogress nobuiltin nocallback nofree nosync nounwind willreturn allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias nonnull align 8 ptr @malloc(i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i63 @llvm.abs.i63(i63, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(inaccessiblemem: readwrite)
define internal fastcc i8 @f0(i72 range(i72 -1867198918279702104020, 1170803438672805511574) %p0, i32 %p1, i32 %p2, i8 %p3, i1 %p4, i16 %p5, i33 range(i33 -1, 4289413462) %p7, i32 %p8) #4 {
entry:
  %v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.sroa.0.0.v1.sroa.0.0.v27 = load volatile i16, ptr null, align 8
  %v35 = mul i16 0, 0
  %v36 = icmp eq i16 0, 0
  %v601 = icmp ult i8 %p3, 11
  %v60 = select i1 %v36, i1 %v601, i1 false
  %extract.t2 = trunc i72 %p0 to i32
  %v79.le = xor i32 %p8, %extract.t2
  %v83 = select i1 %v60, i32 %v79.le, i32 %p1
  %v86 = trunc i32 %v83 to i1
  %v87 = xor i1 %p4, %v86
  %v45 = add i32 %p2, 0
  %0 = trunc i32 %v45 to i8
  %v48 = select i1 false, i8 0, i8 %0
  %v109 = trunc i33 %p7 to i8
  %1 = trunc i16 %p5 to i8
  %v113 = select i1 %v87, i8 0, i8 %1
  %v120 = sub i8 %v113, %v48
  %v124 = add i8 %v120, %v109
  ret i8 %v124
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #2

; uselistorder directives
uselistorder ptr @f0, { 2, 1, 0 }

attributes #0 = { nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nobuiltin nocallback nofree nosync nounwind willreturn allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"course-optimized", i32 1}
