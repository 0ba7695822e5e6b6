/** The lines of the opening book, written by `tigers book`; docs/engine.md says how. */

/** Positions and what is known of them, as `opening-book.ts` reads them. */
export const BOOK_LINES = `
aeuy: 0;aevy. i;aeqy. h;aevy:b 3;aevy:c 0;aevy:d 2;aevy:f 3;aevy:g 3;aevy:h 0;aevy:i 7;aevy:j b
aevy:k 1;aevy:l 1;aevy:m 7;aevy:n a;aevy:o 1;aepy:v 4;aevy:q 0;aevy:r 6;aevy:s 7;aevy:t 0;aepy:u 4
aevy:w 0;aevy:x 0;aeqy:t 4;aeqy:o 4;aeqy:j 8;aeqy:x 8;aeqy:s b;aeqy:n f;aeqy:i b;aeqy:w 4;aeqy:l b
aeqy:m 0;aeqy:v 4;aeqy:u 3;ajvy.b 0;bevy.c 1;efvy.o g;bevy.x j;egvy.d 2;adpy.v h;bevy.q h;ajvy.g 3
aeuy.q a;bevy.r 0;bevy.t c;aesv.j b;efvy.k c;efvy.l 0;aeuy.m 4;efvy.r h;aewy.r j;efvy.a h;aevx.y j
aeqx.y h;advy.e h;ajvy.e h;ajqy.e i;aeqy.u 8;aewy.u j;aetv.y h;bevy.a h;aeqt.y g;egvy.a 3;aesv.y g
aeqs.y i;aivy.e 6;aiqy.e 9;aery.u i;aepy.u 1;aemy.u 4;ajvy:bc 0;bevy:cd 2;efvy:ot 1;egvy:cd 0
ajvy:de 1;bevy:ag 6;ajvy:eg 1;aeuy:mq 1eeceecddeec;bevy:ar 2;bevy:ot 0;aesv:jo 5;aepx:vw 4;efvy:al 0
aetv:ny 6;aewy:rx 6000000877835;aepx:uy 4;aevx:wy 6;aeqx:uy 0;ajpy:eu 4;adpy:eu 9;ajqy:ew 7
aeqy:uw 8;aewy:ux 0;aept:uy 0;aeqt:uy 0;egvy:af 0;aesv:ty d;aeqs:wy b;aivy:ej 5;aiqy:em 3;aery:uw 7
aepy:cu 0;aemy:su a;bept.vw 0;adpx.vw i;dfvy.ot 0;adps.vw i;fjvy.de 0;aepy.qu d;fjvy.eg 0
aevy.ms g-0------0--00---0--;bjvy.ar 2;cevy.ot 2;aetv.jo f;fjvy.al g;aesv.ny b
aevy.rx i0000---00---00--000;bjvy.ae g;aepy.ku 3;dgvy.ae 6;ajqy.eu g;beqt.ay f;advy.ek 2;aepy.uw i
cevy.ad g;fjvy.ae g;gjvy.ae 0;gjvy.ab 3;aeqy.pu g;aeks.wy 3;advy.ej g;ajqy.em 7;aeqy.uw d;efvy.aw i
aeqy.su 8;bept:avw 6;adpx:vwy 9;adtv:fky 2;adps:vwy 9;fjvy:ade 0;aepy:qru 73232227c05;fjvy:aeg 3
aepy:gmu 3dbddbccddb;bjvy:aer 4;cevy:dot 2;efvy:awx 5;bjvy:aeh 0;aesv:noy 6000600800000000
aevy:rwx 6;adpx:euy 8;aepy:fku 5;dgvy:aek 4;adqy:epu 6;beqt:auy 6;advy:efk 4;aepy:uwx 8;bewy:aux 9
gjvy:abe 2;gjvy:abf 3;aeqy:puv 8;aeks:fwy 9;ajpy:deu 0;adqy:emw 6000000600000400;aeqy:puw 7
aeqy:guw 7000000060000600;ajvy.efk f;adps.vwy f000000000001000000;aetv.fky f;adpt.vwy 2;gjvy.ade 2
aetv.rsy f-0------0---00-0-0;fivy.aeg 3;ajvy.ems f-00----0---0---0--;bjwy.aer h;eivy.dot 2
aepy.cdu 0;cjvy.aeh 0;aetv.noy 70000---00--0---000;aeuy.rwx h;beqt.auy c;aeqy.uwx d;dfvy.aek a
ajpy.deu f;adpx.euy b;ajky.ewx 3;aept.vwy g;adpw.evy g;fjvy.abe f;cjvy.abf 1;aeky.puv 3;aekt.fwy c
eftv.axy g;advy.emw h000---000-000--000;aepy.kuv 3000000000000110000;aepy.ksu 30000---0---0000000
aeuy. 1;aeuy:x 0;aeuy:w 0;aeuy:q 0;aeuy:r 6;aeuy:m 2;aevy.d 1;aevy.j b;aeqy.j b;aevy.t c;aevy.b 0
aeqy.t c;aevy.x j;aevy.f 7;aeqy.x j;aepy.v h;aeqy.v h;aewy.1 k;aevy.c 0;aevy.o h;aeqy.o 8;aevy.w j
aevy.k h;aeqy.w 8;aevy.g h;aevy.s h;aeqy.s i;aevy.i h;aeqy.i 9;aevy.q h;aemy.1 6;aevy.h h;aevy.n h
aeqy.n h;aevy.r h;aevy.l h;aeqy.l 8;aevy.m h;aeqy.m 6;aevy:bd 4;aevy:cd 3;aevy:df 5009009000000
aevy:dg 588800d887887;aevy:dh 588700d887787;aevy:di 47760d0776586;aevy:dj 7;aevy:dk 1
aevy:dl 578700c687676;aevy:dm 588700d887787;aevy:dn 577600c676586;aevy:do a;aepy:jv 7
aevy:dq 568700c788776;aevy:dr 588700d887887;aevy:ds 578700d887787;aevy:dt 5000009000009;aepy:ju 8
aevy:dw 8000007007000;aevy:dx 5000008000008;aevy:cj 0;aevy:gj 577700d887887;aevy:jr 588700d887887
aeqy:jm 577600b68868887776;aevy:ct 4;aevy:gt b77778688700d;aevy:rt b88788787600d;aevy:bc 2
aevy:bg 10d0576676576;aevy:br 200d887787887;aeqy:mt g7767766887887600b;aevy:cx 0
aevy:gx b67778708700d;aevy:rx b88788708700d;aevy:wx 8;aevy:cf 4;aevy:fg 10e0586776776
aevy:fr 200f887887887;aeqy:mx g7767767887088800d;aepy:lv 7000000070000;aepy:ov 4
aepy:sv 7000000080000;aeqy:mv 90000000008800000;aevy:cg 4000070000000;aevy:ch 4600060000000
aevy:ci 0700000000000;aevy:ck 1;aevy:cl 4100060000000;aevy:cm 0600060000000;aevy:cn 0600010000000
aevy:co 7;aevy:cq 4600060000000;aevy:cr 0600060000000;aevy:cs 4600060000000;aepy:ou 4;aevy:cw 4
aevy:go a000600000080;aevy:or a000600000070;aeqy:cw 0;aeqy:mo 300060000000000060
aevy:gw 868566500e066;aevy:rw 868666500e066;aevy:gk 1;aevy:kr 1060000000000;aepy:uw 8;aeqy:kw 7
aeqy:mw d0000000600000600;aevy:gh 7c9c9daceb9ca;aevy:gi 7bcccccdfcbdb;aevy:gl 75cb9b8cebaba
aevy:gm 6bcbdbdfcadb;aevy:gn 7cccddbdfcbdb;aevy:gq 7acbccacfdbca;aevy:gr 7bccddbdfcbdb
aevy:gs 7cccddbdfcbdc;aepy:su 4;aevy:rs 7ddbddbdebbcc;aeqy:ms bbb9bb9ceecdfdcaa
aevy:ir 7ddbcccdfcbdb;aeqy:im abb9aaceecdfdbb9;aevy:qr 7cdaccadedbca;aevy:hr 7dcbcdbdfcbdb
aevy:nr 7ddbdcbdfcbdb;aeqy:hm bbb9bb9ceecdfdcbb9;aevy:lr 7adbccacfcbcb;aevy:mr 7ddbddbdfcbdb
aepy:lu 7;aeqy:lm abb9bb9cdecfddbbb9;aeqy:mu 0;adqy.vx i;adpy.vw 2;acvy.1f 0000---00---00---0000
acvy.1g 00-0---00---00----0--;acvy.1h 00-0---00---00----0--;acvy.1i 00-0---00---00----0--;aeuy.tx c
efvy.dk b;acvy.1l 00-0----00--00----00-;acvy.1m 00-0----00--00----0--;acvy.1n 00-0----00--00----0-0
aetv.do 6;aeuy.fx 7;acvy.1q 00-0----00---00---00-;acvy.1r 00-0----00---00---0--
acvy.1s 00-0----00---00---0--;acvy.1t 00000---00---00---000;aetv.fy 7;aexy.1d 1000---000--000--0000
acvy.1x j0000---00--000---000;bevy.cj 1;aovy.1g g-000----0---0---00--;aovy.1r g-000-----0---0--00--
aiwy.1m j-000---00--00----0-0;advy.ct 0;aeov.1g 6-0----00---0----0-00;aeov.1r 7-0-----00---0---0-00
ajvy.bc 1;cevy.1g 20-00---0---00----0--;cevy.1r 20-00----0---00---0--;egwy.1m j000-0---0--00----0-0
bevy.cx 1;aevw.1g h-0-----0---00---00-0;aevw.1r h-0------0---00--00-0;aepx.vw i;advy.cf 0
ekvy.1g 2000--------00----0--;ekvy.1r h000---------0----0--;aeqw.1m g-0------0--00--00--0
aeuy.nx i0000---00--00--0000;adpy.ov f;aeuy.qx i0000---00---00--000;aewy.mv i0000---00--00---000
advy.cg 0000-000---00---0000;advy.ch 0000-000--000---0000;bevy.ci 10000-00---00---0000;efvy.ck b
advy.cl 0000--000-000---0000;bevy.cm 10000--000-00---0000;bevy.cn 10000--000-00---0000;aeuy.ow g
advy.cq 0000--000--000--0000;bevy.cr 10000--000--00--0000;advy.cs 0000--000--000--0000;ajvy.ek g
advy.cw 0;aetv.go 60000--00---0---0000;aetv.or 70000---00---0-00000;egvy.cw i
aivy.mw i00000--00--000--000;aexy.1g 1-0-----0---00----00-;aexy.1r c-0------0---00---00-;efvy.gk b
efvy.kr c000000-0---00--0000;aetv.wy i;aevy.kw i;aesv.mw h0000---00--000-0000
aeuy.lq 8-0------0--0----00-;aeuy.qs 1-0------0---0----0-;aeuy.mq 8-0------0--0-----0-
aeuy.nq b-0------0--0-----0-;aeuy.iq 1-0-----0---0-----0-;ajvy.eg g;aeuy.hr 1-0-----0---0-----0-
aeuy.lr 1-0------0--0-----0-;aeuy.mr h-0------0--0-----0-;aewy.ru i;egvy.am e;adqy:vwx 3;adpy:evw 9
acvy:1bf 1bjc9b9adabba;acvy:1bg 1ijhihjefdaeb;acvy:1bh 1diiiijcebaca;acvy:1bi 5dciifjdfcbdb
aeuy:twx 7;aepx:jvw 9;acvy:1bl 0iighgicfbaca;acvy:1bm 1iiiiiidfcbdb;acvy:1bn 2dhiiigcebada
aetv:djo 5;aeuy:fwx 9;acvy:1bq 0iihhhicfdab9;acvy:1br 1iiiiiidfcbda;acvy:1bs 2iiiiiidfcadb
acvy:1bt 0edd9bcab900e;aetv:fky 0;aexy:1cd 5;acvy:1wx 6;bevy:cdj 1;aovy:1gt 4bbbiiiicfcii
aovy:1rt bccaiiiicfbii;aiwy:1mx gbb9dccecdfdiiiiii;advy:bct 0;aeov:1gj 3bbciiiiiiffc
aeov:1jr 5cdbhiiiiifec;ajvy:bce 0;cevy:1dg 3iifjdcefdbec;cevy:1dr 1iiiiiidfcbcb
egwy:1mx gab9cceeffddiiiiii;bevy:cdx 1;aewx:1iy aa98989bbccc;aewx:1ry 7aa8aa8cccdc;aepx:vwy 7
advy:bcf 3;ekvy:1cg 16i7b1c0887887;aetw:1ny 9bb99b9cceeccc;aesw:1my 6997997edcccdccaa;aeuy:nwx a
adpy:otv 7;aeuy:qwx 9;aewy:mvx 9ddbddbbbbidb;advy:bcg 2;advy:bch 5;bevy:cdi 5;aepx:ovw 9;advy:bcl 8
bevy:cdm 2;bevy:cdn 2;aeuy:otw 4;advy:bcq 2;bevy:cdr 2;advy:bcs 2;adpy:euw 7;advy:bcw 2;aetv:gjo 5
aetv:jor 5;egvy:cwx 5;aivy:mwx b;aexy:1cg 4abbai9ba98;aexy:1or 8ab9fcacbib;aepx:svw 4;aepx:lvw 4
aetv:wxy 0;aevy:kwx 3;aeqx:mvw c;aeuy:qrw 9aa8aa8c5bhba;aeuy:giw 6bbbbbbhdbhdb;aeuy:mqw 8ab9ba9bbhba
aeuy:grw 699baa8hbahba;aeuy:iqw 9bb9aaaccchca;adpy:esu 7;aeuy:hrw 6a989a8h89h89
aeuy:hlw 9bbabcacdbhdb;aeuy:mrw 6aa8aa8haahaa;aewy:rux 6000000876705;egvy:ams 5a88bbdddbac879
aeqy.vwx 8;adpt.evw h;bekw.2v h-----------------0--;bemw.2v h-----------------0--
beqw.1rv g----------------0--;aovy.2b 00-------------------;aevy.bfk 0;aepy.jvw b
bepw.1lv g----------------0--;beqw.1mv g----------------0--;advy.1lx i------------------0;aevy.djo 1
bepw.1gv g----------------0--;beqw.1hv g----------------0--;advy.1gx i------------------0
bepw.1jv g0--0-------0----0-0;aewy.1cd i;aivy.1wx 1;aevy.cdj 9;ajvy.1gx i------------------0
efqw.1lv g----------------0--;egqw.1mv g----------------0--;bepx.jvw b;ajpw.1gv g----------------0--
efvy.1lx i------------------0;bept.vwy g;ekvy.2d 2--0-----------------;bevy.1hx i------------------0
aiqw.1mv g----------------0--;aevy.cdx h;aesw.1iy i-0-----0---00--00-0;aeqx.1ry g-0------0---00-000-
aepy.fku b000000000001100000;aivy.bcf 5;dkvy.1cg 1-0-----------------;aetv.1ny g-0------0---0---0-0
aetw.1my i-0------0---0---0-0;aeqy.lvw 8;aevy.dfk 1;aepy.svw a000000000020020000
aeuy.1mx i------------------0;aevy.bcg 7000500050000000000;aevy.rwx h;aevy.swx a000000000010001000
aepy.ovw f;adtv.bcl e;adpx.mvw h;adpx.lvw h;aevy.cfk 0;aevy.bcq f;adpx.hvw h;aevy.bcs f;betv.awy h
aevy.bcw h;aevy.gjo f;aevy.jor f;aetv.jko h;aeqy.mot 6000000700000070000
abvy.1sw i------------------0;aepv.1kr 3---0---------------;adpx.svw h000000000007010007;bjvy.cde 0
ajvy.cot 2;aeqy.mvw e000000000000002000;aevy.rsw h-----------------0;aevy.giw h-----------------0
aevy.msw h-----------------1;aevy.grw h-----------------0;aevy.gsw h-----------------0;betv.aqy f
aevy.hrw h-----------------0;aevy.hnw h-----------------0;aevy.mrw h-----------------0
aepy.flu 7000---00--0---0000;efvy.ams f00--------00---0--;aeqy:kvwx 7;adpt:evwy 8
ckvy:2ab 6dbcaaceabcdabba;cmvy:2ab da899aaaacabcad89a8;cgvy:1abh 9a997b9bc9c7897
aovy:2bc 4dbbcebccebccc;aevy:bcfk 1;aepy:jovw 3;cfvy:1abl 7c9b99bbe9ab9;cgvy:1abm 9a7999bbc9c7897
advy:1bcn 5badbbda9b9;aevy:cdjo 5;cfvy:1abq 7c9a98bbea9a9;cgvy:1abr 9a7999b9b9c7777
advy:1bcs 2cadbbca9ba;cfvy:1abt b71520009000c;aewy:1cdx 500000988867;aivy:1cwx 070000070000000
ajvy:1got 4aaabdaca9a;aosv:1rty c9877a99999a9c7;aisw:1mxy 9786977999c89779a857;bepx:jovw 2
adov:1egj a7aa89c8a8be9;aetv:1jor 8bb9badbcda;fjvy:abce 5;ekvy:2cd 0fdccebceedcec
bevy:1cdr 1bdcabda9b9;egsw:1mxy 87767799ac99778857;aevy:cdwx 3;aesw:1ixy 6987888ebcbcb9a
aeqx:1ruy 7997997ceccccdba;aepy:fkqu 10000000-0;aivy:bcfk 1;bekx:1qvw 78786450b1057
aepx:1luy 8b99bb9ccdc;aetw:1mxy 8bb99b9ccdccc;aeqy:klvw 106000004000000;aevy:cdfk 2
aepy:msvw 6957778a--95;aeuy:1mwx 7ddbddbdecec;aevy:bcgm 36548-----5;aepy:fklu 5;aevy:mswx 8565546-9a
aepy:otvw 4;eftv:ahjo 0;adpx:mvwy 9;adpx:lvwy 8;aepy:oqtu 4;adpx:hvwy 3;aepy:gotu 6;betv:awxy 7
aevy:bcwx 5;aepy:cdsu 3;aepy:cdlu 4;aepy:bcdu 2;aetv:jkoy 0;aeqy:imot 8--5768--8---76
abvy:1swx 297a9a99a;aepv:1fkr 7c9ba9bcc89;adpx:svwy 3---00----0;bjvy:acde 0;ajvy:ceot 5
aeqy:msvw 6886887b98--aa9;aevy:rswx 9677576a92b;aevy:giwx 69aaaaadb99;aevy:grwx 677a596b957
aevy:gswx 6479585ca5b;adpx:esuy 3;aevy:hrwx 6837498b866;aevy:hnwx 6b89898dbca;aevy:mrwx 9677878998a
aepx:gmuy 685364aa69
`;
