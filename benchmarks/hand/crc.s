; crc.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: changed
;
; All checksums go byte by byte through tables, which are constants: two, four or eight
; entries are stored by one instruction. Both CRC-32 are the same. Remainders of the
; sums are taken at the end: the sums of Fletcher follow from those of Adler, as both
; are sums of the bytes and sums of these sums. For at most 2^24 bytes.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r2 = mul r2 1 32
    r3 = udiv r1 16777217 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    ; r3: CRC-32, r4: CRC-16, r5: CRC-8, r6: a, r7: b
    r3 = mul 4294967295 1 64
    r4 = mul 65535 1 64
    r5 = mul 0 1 64
    r6 = mul 1 1 64
    r7 = mul 0 1 64
    br r1 .tables .print
  .tables:
    store 8 8576877436153626624 0 0
    store 8 11027435025893056812 8 0
    store 8 8100555774921393177 16 0
    store 8 11413411886891509045 24 0
    store 8 8781096388229040178 32 0
    store 8 10940045626747250974 40 0
    store 8 9129215071010311211 48 0
    store 8 10430087774508428551 56 0
    store 8 7687680788174147684 64 0
    store 8 9565155084409073992 72 0
    store 8 7916735418406196349 80 0
    store 8 9499083132907074897 88 0
    store 8 7236062769213904982 96 0
    store 8 9972598969582418298 104 0
    store 8 7135510339214466127 112 0
    store 8 10162387909274975587 120 0
    store 8 5505950016347185352 128 0
    store 8 11702446894765588964 136 0
    store 8 5405678855166092497 144 0
    store 8 11892517240715445757 152 0
    store 8 4806071342882728186 160 0
    store 8 12447097527104948694 168 0
    store 8 5034844566857477347 176 0
    store 8 12380744306784603599 184 0
    store 8 5899152811661799596 192 0
    store 8 13821654006886781312 200 0
    store 8 6247552763261416629 208 0
    store 8 13311977560905258393 216 0
    store 8 6847028377099090078 224 0
    store 8 12757546713607887282 232 0
    store 8 6370425309609557127 240 0
    store 8 13143242305787993515 248 0
    store 8 133824886515450256 256 0
    store 8 17281736920242725052 264 0
    store 8 483773156644980105 272 0
    store 8 16769386530702615717 280 0
    store 8 1081137914316310946 288 0
    store 8 16217066539571587214 296 0
    store 8 607208790385364411 304 0
    store 8 16601213813221780631 312 0
    store 8 2048119005883617780 320 0
    store 8 17465522642141655256 328 0
    store 8 1946018463512696301 336 0
    store 8 17658548544065828033 344 0
    store 8 1348803144933497286 352 0
    store 8 18210736636751165674 360 0
    store 8 1574620812933930463 368 0
    store 8 18146212797620649203 376 0
    store 8 4230377371493097816 384 0
    store 8 15328899506653364340 392 0
    store 8 4456476583189783873 400 0
    store 8 15264657348658054253 408 0
    store 8 3778196814896425322 416 0
    store 8 15735780304434464838 424 0
    store 8 3675814591390297459 432 0
    store 8 15928524662662384735 440 0
    store 8 2810881317175390524 448 0
    store 8 14486989864430145552 456 0
    store 8 2337233736940696869 464 0
    store 8 14871418819215545353 472 0
    store 8 3015663081765140750 480 0
    store 8 14400163827554490402 488 0
    store 8 3365329670759464215 496 0
    store 8 13887531894318128187 504 0
    store 8 11150828800646349600 512 0
    store 8 8408733538206540300 520 0
    store 8 11372283606506751801 528 0
    store 8 8348572561216054805 536 0
    store 8 10692736857221040914 544 0
    store 8 8820962497984817726 552 0
    store 8 10595280651966926603 560 0
    store 8 9009344062792183335 568 0
    store 8 9730207121299968836 576 0
    store 8 7567950620523623016 584 0
    store 8 9251915135228991325 592 0
    store 8 7956460756313847409 600 0
    store 8 9931329848630057846 608 0
    store 8 7484220396076169818 616 0
    store 8 10285922455876394863 624 0
    store 8 6967225669419253315 632 0
    store 8 11660263083218478056 640 0
    store 8 5755585283757753028 648 0
    store 8 12014574009329608689 656 0
    store 8 5238309013404583645 664 0
    store 8 12612923723260701658 672 0
    store 8 4685004066013793014 680 0
    store 8 12134913280885977027 688 0
    store 8 5073795882939223791 696 0
    store 8 13575682277859505036 704 0
    store 8 5938244830872195744 712 0
    store 8 13477944391470184341 720 0
    store 8 6126344851983308473 728 0
    store 8 12879462779093400510 736 0
    store 8 6679799238466230930 744 0
    store 8 13101199128650055591 752 0
    store 8 6619919942610951819 760 0
    store 8 17033724463275098800 768 0
    store 8 174957633666196380 776 0
    store 8 16937534895415690921 784 0
    store 8 360383711218722693 792 0
    store 8 16336941877116750466 800 0
    store 8 915949503623801774 808 0
    store 8 16561352170231991963 816 0
    store 8 854521889238609847 824 0
    store 8 17425801633561039572 832 0
    store 8 2295291470327690232 840 0
    store 8 17778283178482341581 848 0
    store 8 1780970755948836833 856 0
    store 8 18379025635873413862 864 0
    store 8 1225273065098066890 872 0
    store 8 17898059637524373247 880 0
    store 8 1615894263213326291 888 0
    store 8 15496273815180862072 896 0
    store 8 4108324932205970260 904 0
    store 8 15015026410574521953 912 0
    store 8 4498664861502883661 920 0
    store 8 15696833455118707274 928 0
    store 8 4024032170122087270 936 0
    store 8 16049596268858355283 944 0
    store 8 3509992862000533375 952 0
    store 8 14608202242474242588 960 0
    store 8 2644918815937499952 968 0
    store 8 14832331129332184581 976 0
    store 8 2583209932733962025 984 0
    store 8 14150673661319084590 992 0
    store 8 3057710588230114050 1000 0
    store 8 14054765362278022711 1008 0
    store 8 3243418072039939867 1016 0
    store 8 3486666004625424384 1024 0
    store 8 8135577656740888708 1032 0
    store 8 12784489308856353032 1040 0
    store 8 17433400960971817356 1048 0
    store 8 2473094614917059121 1056 0
    store 8 7122006267032523445 1064 0
    store 8 11770917919147987769 1072 0
    store 8 16419829571263452093 1080 0
    store 8 1441437892097549410 1088 0
    store 8 6090349544213013734 1096 0
    store 8 10739261196328478058 1104 0
    store 8 15388172848443942382 1112 0
    store 8 445880626024953427 1120 0
    store 8 5094792278140417751 1128 0
    store 8 9743703930255882075 1136 0
    store 8 14392615582371346399 1144 0
    store 8 8694032531888359620 1152 0
    store 8 4045120879772895296 1160 0
    store 8 17991855836119288268 1168 0
    store 8 13342944184003823944 1176 0
    store 8 7680461142179994357 1184 0
    store 8 3031549490064530033 1192 0
    store 8 16978284446410923005 1200 0
    store 8 12329372794295458681 1208 0
    store 8 6684833766126873766 1216 0
    store 8 2035922114011409442 1224 0
    store 8 15982657070357802414 1232 0
    store 8 11333745418242338090 1240 0
    store 8 5689276500054277783 1248 0
    store 8 1040364847938813459 1256 0
    store 8 14987099804285206431 1264 0
    store 8 10338188152169742107 1272 0
    store 8 11667614742950285704 1280 0
    store 8 16244467701499416844 1288 0
    store 8 2369791438719357056 1296 0
    store 8 6946644397268488196 1304 0
    store 8 12959851178620388281 1312 0
    store 8 17536704137169519421 1320 0
    store 8 3662027874389459633 1328 0
    store 8 8238880832938590773 1336 0
    store 8 9622386630422410730 1344 0
    store 8 14199239588971541870 1352 0
    store 8 324563326191482082 1360 0
    store 8 4901416284740613222 1368 0
    store 8 10932637189728282587 1376 0
    store 8 15509490148277413727 1384 0
    store 8 1634813885497353939 1392 0
    store 8 6211666844046485079 1400 0
    store 8 16802922576646887756 1408 0
    store 8 12226069618097756616 1416 0
    store 8 7505099272415959108 1424 0
    store 8 2928246313866827968 1432 0
    store 8 18095159012316990333 1440 0
    store 8 13518306053767859193 1448 0
    store 8 8797335708086061685 1456 0
    store 8 4220482749536930545 1464 0
    store 8 14793723810885401902 1472 0
    store 8 10216870852336270762 1480 0
    store 8 5495900506654473254 1488 0
    store 8 919047548105342114 1496 0
    store 8 16103974370191273759 1504 0
    store 8 11527121411642142619 1512 0
    store 8 6806151065960345111 1520 0
    store 8 2229298107411213971 1528 0
    store 8 1518305831602226944 1536 0
    store 8 3254452319080038200 1544 0
    store 8 7305519659187337072 1552 0
    store 8 6726780614768742216 1560 0
    store 8 17722504547331401696 1568 0
    store 8 14828879973172305880 1576 0
    store 8 9620405190005790608 1584 0
    store 8 13671437207224102824 1592 0
    store 8 15192291754629513415 1600 0
    store 8 16928438242107324671 1608 0
    store 8 11719963458940809399 1616 0
    store 8 11141224414522214543 1624 0
    store 8 3617864100537245735 1632 0
    store 8 724239526378149919 1640 0
    store 8 4775306866485448791 1648 0
    store 8 8826338883703761007 1656 0
    store 8 11284774462111059593 1664 0
    store 8 11863513506529654449 1672 0
    store 8 17071988289696169721 1680 0
    store 8 15335841802218358465 1688 0
    store 8 8969888931292606057 1696 0
    store 8 4918856914074293841 1704 0
    store 8 867789573966994969 1712 0
    store 8 3761414148126090785 1720 0
    store 8 6583230567179897166 1728 0
    store 8 7161969611598492022 1736 0
    store 8 3110902271491193150 1744 0
    store 8 1374755784013381894 1752 0
    store 8 13527887159635257774 1760 0
    store 8 9476855142416945558 1768 0
    store 8 14685329925583460830 1776 0
    store 8 17578954499742556646 1784 0
    r10 = mul r1 1 64
    r11 = urem r10 8 64
    r10 = sub r10 r11 64
    switch r11 1 .br1 2 .br2 3 .br3 4 .br4 5 .br5 6 .br6 7 .br7 .bh
  .br1:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br2:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br3:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br4:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br5:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br6:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .br7:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    br r10 .bb .print
  .bh:
    br r10 .bb .print
  .bb:
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r2 = mul r2 214013 32
    r2 = add r2 2531011 32
    r8 = udiv r2 65536 64
    r8 = mul r8 1 8
    r5 = xor r5 r8 64
    r5 = load 1 r5 1536
    r9 = udiv r4 256 64
    r9 = xor r9 r8 64
    r9 = mul r9 2 64
    r9 = load 2 r9 1024
    r4 = mul r4 256 16
    r4 = xor r4 r9 64
    r9 = xor r3 r8 8
    r9 = mul r9 4 64
    r9 = load 4 r9 0
    r3 = udiv r3 256 64
    r3 = xor r3 r9 64
    r6 = add r6 r8 64
    r7 = add r7 r6 64
    r10 = sub r10 8 64
    br r10 .bb .print
  .print:
    r3 = xor r3 4294967295 64
    call write r3
    call write r3
    call write r4
    call write r5
    r8 = urem r7 65521 64
    r8 = mul r8 65536 64
    r9 = urem r6 65521 64
    r8 = or r8 r9 64
    r8 = mul r8 1 32
    call write r8
    r9 = sub r6 1 64
    r9 = urem r9 255 64
    r8 = sub r7 r1 64
    r8 = urem r8 255 64
    r8 = mul r8 256 64
    r8 = or r8 r9 64
    call write r8
    ret
end main
