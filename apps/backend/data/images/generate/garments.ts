import { closed, line, lines, mirrored, type Point } from './outline.ts';

export type Cloth = 'jersey' | 'rib' | 'woven' | 'satin' | 'terry' | 'micro' | 'waffle' | Open;
/** Cloth that one sees through. */
export type Open = 'lace' | 'sheer' | 'mesh';
/** One piece of cloth that lies on those before it. */
export type Layer = {
  path: string;
  /** A line of this width instead of a filled outline. */
  stroke?: number;
  cloth: Cloth;
  /** How far it is filled, in picture points of height. */
  puff?: number;
  thick?: number;
  /** Picture points between the seams of a quilting, aslant in both directions; only what is filled has it. */
  quilt?: number;
  /** 0: keeps its own pale colour. 1 (when left out): dyed. */
  dyed?: number;
  /** Sewn or folded onto what lies there: it follows that instead of falling. */
  front?: true;
  /** Lies lower: the inside of a neck. */
  inside?: true;
  paint?: number;
  /** What is not dyed is this much darker than white. */
  shade?: number;
  /** A line of no length is a ring instead of a button. */
  ring?: true;
};
/** Where open cloth is closed (`dense`), half closed (`firm`), ends in scallops (`edge`) or is doubled along a line (`hem`). */
export type Cover = { of: Open; dense?: string; firm?: string; edge?: string; hem?: string };
export type Garment = { layers: readonly Layer[]; seams?: string; folds?: number; cover?: Cover };

const seamOf = (...paths: string[]): string => paths.join('');
const body = (path: string, cloth: Cloth, puff = 14): Layer => ({ path, cloth, puff, thick: 5 });
const band = (path: string, stroke: number, cloth: Cloth = 'rib', more: Partial<Layer> = {}): Layer => ({ path, stroke, cloth, thick: 3, puff: 2, ...more });
const buttons = (ys: readonly number[], x = 0): Layer[] => ys.map((y) => ({ path: `M${360 + x - 0.1} ${y}h.2`, stroke: 15, cloth: 'satin', thick: 5, dyed: 0, front: true }));

const teeNeck = [[0, 226], [44, 212], [72, 168]] as const;
const tshirt: Garment = {
  layers: [
    { path: mirrored([[0, 176], [50, 172], [72, 168]], [[72, 168], [44, 216], [0, 232]]), cloth: 'jersey', thick: 2, inside: true },
    body(mirrored(teeNeck, [[72, 168], [130, 184], [182, 208]], [[182, 208], [240, 318], [276, 398]], [[276, 398], [234, 424], [194, 440]], [[194, 440], [176, 388], [172, 350]], [[172, 350], [168, 560], [176, 752]], [[176, 752], [90, 760], [0, 762]]), 'jersey', 16),
    band(lines(...teeNeck), 17),
  ],
  seams: seamOf(lines([182, 212], [172, 280], [172, 350]), lines([270, 384], [230, 410], [188, 424]), lines([173, 736], [90, 744], [0, 746])), folds: 9,
};

const shirtBody = mirrored([[0, 250], [60, 176]], [[60, 176], [130, 192], [178, 214]], [[178, 214], [232, 360], [256, 500]], [[256, 500], [222, 514], [192, 520]], [[192, 520], [176, 420], [166, 360]], [[166, 360], [166, 480], [172, 560]], [[172, 560], [90, 566], [0, 566]]);
const pyjama: Garment = {
  layers: [
    body(mirrored([[0, 540], [150, 536]], [[150, 536], [168, 660], [182, 800]], [[182, 800], [110, 808], [52, 806]], [[52, 806], [30, 700], [0, 620]]), 'woven', 14),
    body(shirtBody, 'woven', 15),
    { path: lines([0, 252], [40, 214], [66, 172]), stroke: 42, cloth: 'woven', thick: 6, puff: 5, front: true },
    band('M360 262 L360 566', 26, 'woven', { front: true, puff: 0 }),
    { path: closed(0, [[66, 330], [128, 330]], [[128, 330], [128, 396]], [[128, 396], [66, 396]]), cloth: 'woven', thick: 4, front: true },
    ...buttons([300, 370, 440, 510]),
    band(mirrored([[0, 540], [150, 536]]), 0.1),
  ],
  seams: seamOf(lines([66, 342], [128, 342]), lines([252, 478], [190, 498]), line([[-128, 0], [-128, 0]]), lines([178, 216], [166, 290], [166, 360]), 'M360 620L360 640'), folds: 14,
};

const briefLeg = [[196, 372], [110, 450], [56, 590]] as const;
const briefs: Garment = {
  layers: [
    { path: mirrored([[0, 300], [180, 292]], [[180, 292], [188, 340]], [[188, 340], [110, 400], [0, 410]]), cloth: 'jersey', thick: 3, inside: true },
    body(mirrored([[0, 322], [110, 312], [184, 292]], [[184, 292], [196, 372]], briefLeg, [[56, 590], [0, 602]]), 'jersey', 18),
    band(line([[-186, 298], [-110, 316], [0, 326], [110, 316], [186, 298]]), 22), band(lines(...briefLeg), 9),
  ],
  seams: line([[-66, 520], [0, 508], [66, 520]]), folds: 6,
};
const hipster: Garment = {
  layers: [
    { path: mirrored([[0, 330], [200, 322]], [[200, 322], [206, 380]], [[206, 380], [0, 420]]), cloth: 'micro', thick: 2, inside: true },
    body(mirrored([[0, 346], [120, 340], [204, 322]], [[204, 322], [222, 450]], [[222, 450], [130, 500], [64, 592]], [[64, 592], [0, 604]]), 'micro', 17), band(lines([222, 450], [130, 500], [64, 592]), 7, 'micro'),
  ],
  seams: line([[-78, 560], [0, 540], [78, 560]]), folds: 5,
};
const boxer: Garment = {
  layers: [
    body(mirrored([[0, 268], [176, 262]], [[176, 262], [200, 420], [218, 588]], [[218, 588], [120, 606], [36, 602]], [[36, 602], [22, 560], [0, 540]]), 'jersey', 19),
    band(line([[-174, 280], [0, 288], [174, 280]]), 44, 'rib'),
    { path: closed(0, [[-62, 306], [-70, 420], [-36, 520], [0, 548]], [[0, 548], [36, 520], [70, 420], [62, 306]]), cloth: 'jersey', thick: 2, puff: 12, front: true },
  ],
  seams: seamOf(lines([64, 306], [70, 420], [36, 520], [0, 548]), lines([214, 572], [120, 590], [38, 586]), 'M360 308L360 540'), folds: 8,
};
const wovenBoxer: Garment = {
  layers: [
    body(mirrored([[0, 262], [168, 256]], [[168, 256], [214, 430], [250, 618]], [[250, 618], [140, 640], [34, 634]], [[34, 634], [16, 560], [0, 500]]), 'woven', 18),
    band(line([[-166, 276], [0, 284], [166, 276]]), 42, 'woven'), band('M356 306 L356 470', 30, 'woven', { front: true, puff: 0 }), ...buttons([380]),
  ],
  seams: seamOf(lines([246, 600], [140, 622], [36, 616]), lines([176, 300], [216, 450], [240, 580])), folds: 16,
};

const cupRight = closed(0, [[6, 470], [22, 400], [60, 344], [104, 316]], [[104, 316], [168, 372], [196, 452]], [[196, 452], [170, 520], [104, 540], [40, 524], [6, 470]]);
const cupLeft = closed(0, [[-6, 470], [-22, 400], [-60, 344], [-104, 316]], [[-104, 316], [-168, 372], [-196, 452]], [[-196, 452], [-170, 520], [-104, 540], [-40, 524], [-6, 470]]);
/** Straps that rise, turn over the shoulder and come down to the back, with a slider on the way. */
const straps = (points: readonly Point[], width: number): Layer[] => [band(lines(...points), width, 'woven', { puff: 1 })];
const slider = ([x, y]: Point, width: number): Layer => band(lines([x, y - 5], [x, y + 5]), width + 9, 'satin', { thick: 6, dyed: 0, shade: 0.8 });
const rings = (x: number, y: number, size: number): Layer[] => [x, -x].map((at) => ({ path: `M${360 + at - 0.1} ${y}h.2`, stroke: size, cloth: 'satin', thick: 5, dyed: 0, front: true, ring: true }));

const braWing = mirrored([[0, 462], [60, 500], [200, 440]], [[200, 440], [226, 452], [238, 484]], [[238, 484], [234, 540]], [[234, 540], [190, 552], [100, 566], [0, 556]]);
const bra: Garment = {
  layers: [
    band(line([[-204, 462], [-160, 412], [-84, 386], [0, 378], [84, 386], [160, 412], [204, 462]]), 44, 'micro', { puff: 0 }),
    band('M360 360L360 402', 30, 'woven', { puff: 0, thick: 6 }),
    ...straps([[104, 326], [117, 250], [108, 178], [82, 150], [58, 176], [52, 260], [54, 376]], 13), slider([53.5, 236], 13),
    body(braWing, 'lace', 8), band(line([[-232, 538], [-190, 550], [-100, 563], [0, 553], [100, 563], [190, 550], [232, 538]]), 11, 'rib'),
    band(lines([186, 444], [204, 442], [226, 453], [236, 484], [233, 536]), 8, 'rib'),
    { path: cupRight, cloth: 'lace', puff: 58, thick: 5 }, { path: cupLeft, cloth: 'lace', puff: 58, thick: 5 },
    band(lines([8, 472], [40, 528], [104, 546], [170, 526], [198, 454]), 8, 'woven'), { path: 'M359.9 474h.2', stroke: 14, cloth: 'satin', thick: 6, front: true },
    ...rings(105, 314, 15),
  ],
  seams: seamOf(lines([12, 450], [60, 412], [192, 430]), lines([92, 420], [104, 536])), folds: 3,
  cover: {
    of: 'lace', edge: lines([10, 468], [27, 402], [64, 349], [102, 322]),
    dense: closed(0, [[10, 450], [60, 412], [194, 430]], [[194, 430], [190, 520], [104, 548], [20, 520], [4, 470]]) + closed(0, [[-10, 450], [-60, 412], [-194, 430]], [[-194, 430], [-190, 520], [-104, 548], [-20, 520], [-4, 470]]),
  },
};
const bralette: Garment = {
  layers: [
    { path: mirrored([[0, 408], [48, 398], [120, 424], [204, 504]], [[204, 504], [196, 560]], [[196, 560], [0, 570]]), cloth: 'rib', thick: 2, inside: true },
    ...straps([[96, 345], [106, 250], [98, 178], [74, 152], [52, 178], [46, 280], [46, 412]], 12), slider([46.5, 250], 12),
    body(mirrored([[0, 470], [40, 400], [96, 330]], [[96, 330], [150, 400], [210, 500]], [[210, 500], [206, 590]], [[206, 590], [100, 600], [0, 600]]), 'rib', 26), band(line([[-204, 580], [0, 590], [204, 580]]), 34, 'rib'),
    band(lines([0, 470], [40, 400], [96, 334]), 8, 'satin'), band(lines([96, 334], [150, 400], [208, 500]), 8, 'satin'),
  ], seams: lines([60, 560], [90, 500], [98, 400]), folds: 6,
};
const camisole: Garment = {
  layers: [
    { path: mirrored([[0, 258], [90, 266]], [[90, 266], [96, 300], [0, 340]]), cloth: 'rib', thick: 2, inside: true },
    ...straps([[92, 284], [100, 200], [94, 146], [74, 124], [54, 146], [48, 210], [48, 272]], 11), slider([48.5, 200], 11),
    body(mirrored([[0, 318], [50, 306], [92, 268]], [[92, 268], [120, 330], [158, 372]], [[158, 372], [146, 520], [172, 752]], [[172, 752], [90, 764], [0, 766]]), 'rib', 17),
    band(lines([0, 318], [50, 306], [92, 270]), 9, 'satin'), band(lines([92, 270], [120, 330], [158, 372]), 9, 'satin'),
  ], seams: lines([170, 734], [90, 746], [0, 748]), folds: 9,
};
const onePiece = (cloth: Cloth, folds: number): Garment => ({
  layers: [
    { path: mirrored([[0, 236], [50, 226], [92, 232]], [[92, 232], [112, 300]], [[112, 300], [0, 390]]), cloth, thick: 2, inside: true },
    band(lines([100, 250], [108, 176], [98, 122], [74, 100], [50, 122], [42, 180], [44, 250]), 19, cloth),
    body(mirrored([[0, 326], [56, 290], [84, 220]], [[84, 220], [116, 220]], [[116, 220], [124, 310], [160, 360]], [[160, 360], [134, 470], [168, 610]], [[168, 610], [100, 660], [48, 762]], [[48, 762], [0, 770]]), cloth, 20),
    band(lines([168, 610], [100, 660], [48, 762]), 8, cloth), band(lines([0, 326], [56, 290], [84, 222]), 8, cloth),
  ], seams: seamOf(lines([52, 320], [66, 480], [50, 720]), line([[-120, 420], [0, 440], [120, 420]])), folds,
});
const nightdress: Garment = {
  layers: [
    { path: mirrored([[0, 190], [60, 160]], [[60, 160], [0, 262]]), cloth: 'woven', thick: 2, inside: true },
    body(mirrored([[0, 252], [50, 210], [70, 152]], [[70, 152], [120, 166]], [[120, 166], [180, 260], [206, 330]], [[206, 330], [150, 352]], [[150, 352], [140, 420]], [[140, 420], [190, 620], [216, 790]], [[216, 790], [110, 812], [0, 812]]), 'woven', 15),
    band('M360 262 L360 800', 18, 'woven', { front: true, puff: 0 }), ...buttons([300, 370, 440, 510, 580, 650]), band(lines([0, 254], [50, 212], [70, 156]), 12, 'woven'),
  ], seams: seamOf(line([[-140, 400], [0, 420], [140, 400]])), folds: 20,
};
const robeOf = (cloth: Cloth, lapel: number): Garment => ({
  layers: [
    body(mirrored([[0, 150], [56, 140]], [[56, 140], [150, 176]], [[150, 176], [250, 330], [306, 470]], [[306, 470], [230, 512]], [[230, 512], [180, 430], [160, 390]], [[160, 390], [170, 600], [190, 800]], [[190, 800], [90, 812], [0, 812]]), cloth, 20),
    { path: closed(0, [[-150, 180], [-60, 140]], [[-60, 140], [-10, 330], [60, 470]], [[60, 470], [80, 640], [96, 810]], [[96, 810], [-60, 812], [-188, 800]], [[-188, 800], [-170, 560], [-158, 380], [-150, 180]]), cloth, thick: 7, puff: 6, front: true },
    { path: line([[-66, 146], [-20, 320], [66, 486], [92, 800]]), stroke: lapel, cloth, thick: 6, puff: 6, front: true }, { path: line([[66, 146], [46, 260], [4, 390]]), stroke: lapel, cloth, thick: 5, puff: 5, front: true },
    { path: line([[-164, 488], [0, 504], [164, 488]]), stroke: 36, cloth, thick: 7, puff: 6 }, { path: line([[20, 500], [54, 600], [40, 700]]), stroke: 30, cloth, thick: 6, puff: 5, front: true }, { path: line([[0, 500], [-20, 590], [6, 668]]), stroke: 30, cloth, thick: 6, puff: 5, front: true },
    { path: closed(0, [[74, 560], [148, 556]], [[148, 556], [154, 650]], [[154, 650], [80, 654]]), cloth, thick: 6, front: true },
  ], seams: lines([292, 440], [216, 484]), folds: 16,
});
const sockAt = (shift: number, drop: number): Layer[] => {
  const path = closed(shift, [[-58, 170 + drop], [58, 170 + drop]], [[58, 170 + drop], [54, 400 + drop], [60, 520 + drop]], [[60, 520 + drop], [64, 620 + drop], [0, 700 + drop], [-96, 732 + drop], [-150, 716 + drop], [-152, 660 + drop], [-100, 620 + drop], [-60, 540 + drop]], [[-60, 540 + drop], [-52, 400 + drop], [-58, 170 + drop]]);
  return [body(path, 'rib', 20), band(line([[-58, 196 + drop], [58, 196 + drop]], 1, shift), 54, 'rib'), { path: line([[30, 560 + drop], [62, 600 + drop], [40, 640 + drop]], 1, shift), stroke: 40, cloth: 'jersey', thick: 1, puff: 2 }];
};
const socks: Garment = { layers: [...sockAt(120, -20), ...sockAt(-40, 30)], folds: 6 };
const tightsOutline = closed(0, [[-120, 150], [120, 150]], [[120, 150], [128, 300]], [[128, 300], [110, 560], [150, 740]], [[150, 740], [190, 780], [130, 800], [90, 760]], [[90, 760], [50, 560], [6, 330]], [[6, 330], [-6, 330]], [[-6, 330], [-40, 560], [-60, 740]], [[-60, 740], [-40, 790], [-120, 800], [-130, 740]], [[-130, 740], [-116, 560], [-128, 300]], [[-128, 300], [-120, 150]]);
const tights: Garment = {
  layers: [body(tightsOutline, 'sheer', 12), band(line([[-120, 164], [0, 172], [120, 164]]), 30, 'micro')],
  seams: 'M360 180L360 330', folds: 12,
  cover: {
    of: 'sheer', hem: tightsOutline + 'M360 176L360 330', dense: closed(0, [[96, 744], [150, 736]], [[150, 736], [196, 780], [130, 806], [96, 744]]) + closed(0, [[-136, 736], [-66, 748]], [[-66, 748], [-36, 790], [-120, 806], [-136, 736]]),
    firm: closed(0, [[-126, 140], [126, 140]], [[126, 140], [134, 262]], [[134, 262], [70, 300], [0, 340], [-70, 300], [-134, 262]], [[-134, 262], [-126, 140]]),
  },
};
const rect = (w: number, top: number, bottom: number) => mirrored([[0, top], [w - 14, top]], [[w - 14, top], [w - 3, top + 3], [w, top + 14]], [[w, top + 14], [w + 4, (top + bottom) / 2], [w, bottom - 14]], [[w, bottom - 14], [w - 3, bottom - 3], [w - 14, bottom]], [[w - 14, bottom], [0, bottom + 4]]);
const pouch: Garment = { layers: [body(rect(210, 260, 650), 'waffle', 22), band(line([[-200, 300], [200, 300]]), 22, 'satin', { dyed: 0 }), { path: 'M520 300h26', stroke: 16, cloth: 'satin', thick: 6, dyed: 0 }], folds: 10 };
const netEdge = rect(196, 230, 680);
const laundryNet: Garment = {
  layers: [
    { path: mirrored([[0, 420], [128, 410]], [[128, 410], [136, 452]], [[136, 452], [80, 500], [42, 600]], [[42, 600], [0, 606]]), cloth: 'jersey', thick: 2, inside: true, dyed: 0, shade: 0.55 },
    body(netEdge, 'mesh', 20),
    band(netEdge.replace('Z', ''), 15, 'woven'), band(line([[-192, 272], [192, 272]]), 40, 'woven', { puff: 1 }), band(line([[-184, 272], [184, 272]]), 9, 'rib', { dyed: 0, thick: 6, shade: 0.8 }),
    band(line([[150, 272], [168, 274]]), 17, 'satin', { dyed: 0, thick: 8, shade: 0.6 }), band(line([[152, 274], [128, 290], [112, 312]]), 9, 'woven', { thick: 9 }),
  ], seams: line([[-192, 256], [192, 256]]) + line([[-192, 288], [192, 288]]), folds: 8, cover: { of: 'mesh' },
};
const washcloth: Garment = { layers: [{ path: line([[0, 190], [-34, 150], [0, 130], [34, 150], [0, 190]]), stroke: 12, cloth: 'woven', thick: 5 }, body(rect(184, 190, 690), 'terry', 20), band(line([[-184, 610], [184, 610]]), 44, 'woven', { puff: -3 })], folds: 6 };
const fringe = (w: number, y: number): Layer => ({ path: Array.from({ length: 24 }, (_, i) => line([[-w + 10 + (i * (2 * w - 20)) / 23, y], [-w + 12 + (i * (2 * w - 20)) / 23 + (i % 3) * 3, y + 30], [-w + 8 + (i * (2 * w - 20)) / 23, y + 62]])).join(''), stroke: 9, cloth: 'rib', thick: 5, paint: 1 });
const hamam: Garment = { layers: [fringe(190, 680), body(rect(190, 180, 690), 'woven', 12), { path: line([[-188, 420], [188, 430]]), stroke: 10, cloth: 'woven', thick: -5 }, { ...body(rect(190, 150, 420), 'woven', 14), thick: 8, front: true }], folds: 10 };
const kitchenCloth: Garment = { layers: [body(rect(200, 170, 740), 'woven', 6), { ...body(closed(0, [[-200, 170], [60, 166]], [[60, 166], [70, 450], [64, 738]], [[64, 738], [-198, 742]]), 'woven', 10), thick: 9, front: true }, { path: line([[-150, 172], [-160, 140], [-140, 140], [-130, 172]]), stroke: 9, cloth: 'woven', thick: 5 }], seams: seamOf(line([[-196, 724], [60, 722]])), folds: 16 };
const apron: Garment = {
  layers: [
    { path: line([[-92, 200], [-70, 120], [0, 100], [70, 120], [92, 200]]), stroke: 15, cloth: 'woven', thick: 5 }, { path: lines([186, 400], [260, 440], [284, 540]), stroke: 14, cloth: 'woven', thick: 5 },
    body(mirrored([[0, 196], [100, 192]], [[100, 192], [112, 290], [190, 396]], [[190, 396], [196, 600], [204, 800]], [[204, 800], [100, 806], [0, 806]]), 'woven', 12),
    { path: mirrored([[0, 520], [120, 518]], [[120, 518], [118, 660]], [[118, 660], [0, 664]]), cloth: 'woven', thick: 5, front: true },
  ], seams: seamOf('M360 522L360 662', lines([0, 534], [118, 532]), lines([94, 206], [0, 210]), lines([200, 784], [0, 790])), folds: 14,
};
const ovenMitt: Garment = {
  layers: [
    { path: line([[-96, 690], [-130, 730], [-104, 756], [-80, 720]]), stroke: 11, cloth: 'woven', thick: 5 },
    { ...body(closed(0, [[-112, 712], [-116, 500], [-124, 340], [-96, 210], [-10, 160], [70, 208], [96, 330], [100, 400]], [[100, 400], [130, 340], [190, 330], [208, 390], [170, 480], [112, 560]], [[112, 560], [116, 712]], [[116, 712], [0, 718], [-112, 712]]), 'woven', 44), quilt: 58 },
    band(line([[-113, 696], [0, 702], [117, 696]]), 40, 'woven'),
  ], seams: Array.from({ length: 9 }, (_, i) => line([[-390 + i * 58 - 160, 700], [-390 + i * 58 + 160, 180]].map(([x = 0, y = 0]) => [x + 160, y] as const)) + line([[-230 + i * 58 + 160, 700], [-230 + i * 58 - 160, 180]])).join(''), folds: 3,
};

/** A pair, each for one hand, leaning apart. */
const mittOf = (side: number): Layer[] => {
  const placed = (...points: readonly Point[]): Point[] => points.map(([x, y]) => [side * (x + 116 + (712 - y) * 0.07), y - x * 0.07]);
  return [
    { path: line(placed([-96, 690], [-112, 740], [-90, 762], [-70, 720])), stroke: 11, cloth: 'woven', thick: 5 },
    { ...body(closed(0, placed([-112, 712], [-116, 500], [-124, 340], [-96, 210], [-10, 160], [70, 208], [96, 330], [100, 400]), placed([100, 400], [130, 340], [190, 330], [208, 390], [170, 480], [112, 560]), placed([112, 560], [116, 712]), placed([116, 712], [0, 718], [-112, 712])), 'woven', 44), quilt: 58 },
    band(line(placed([-113, 696], [0, 702], [117, 696])), 40, 'woven'),
  ];
};
const ovenMitts: Garment = { layers: [...mittOf(1), ...mittOf(-1)], seams: ovenMitt.seams ?? '', folds: 3 };

const thong: Garment = {
  layers: [
    { path: mirrored([[0, 316], [160, 300]], [[160, 300], [0, 400]]), cloth: 'micro', thick: 2, inside: true },
    body(mirrored([[0, 336], [100, 328], [178, 304]], [[178, 304], [184, 326]], [[184, 326], [112, 372], [58, 470], [26, 590]], [[26, 590], [0, 598]]), 'micro', 12),
    band(line([[-178, 312], [-100, 332], [0, 340], [100, 332], [178, 312]]), 16, 'satin'), band(lines([184, 326], [112, 372], [58, 470], [26, 588]), 8, 'satin'),
  ], seams: line([[-34, 520], [0, 512], [34, 520]]), folds: 4,
};
const sportsBra: Garment = {
  layers: [
    { path: mirrored([[0, 268], [66, 196], [96, 190]], [[96, 190], [60, 330], [0, 350]]), cloth: 'micro', thick: 2, inside: true },
    body(mirrored([[0, 336], [44, 312], [70, 250], [76, 186]], [[76, 186], [128, 184]], [[128, 184], [138, 270], [186, 350], [204, 380]], [[204, 380], [204, 560]], [[204, 560], [100, 570], [0, 570]]), 'jersey', 24),
    band(lines([0, 338], [44, 314], [70, 252], [78, 188]), 12, 'micro'), band(lines([128, 188], [138, 270], [186, 350], [202, 378]), 12, 'micro'), band(line([[-202, 548], [0, 556], [202, 548]]), 46, 'rib'),
  ], seams: seamOf(lines([70, 260], [110, 380], [120, 520]), line([[-190, 420], [0, 452], [190, 420]])), folds: 5,
};
const longsleeve: Garment = {
  layers: [
    { path: mirrored([[0, 186], [60, 180], [84, 176]], [[84, 176], [54, 214], [0, 232]]), cloth: 'rib', thick: 2, inside: true },
    body(mirrored([[0, 228], [54, 212], [84, 176]], [[84, 176], [130, 190], [166, 208]], [[166, 208], [214, 340], [246, 480], [268, 650]], [[268, 650], [212, 658]], [[212, 658], [184, 500], [156, 370]], [[156, 370], [150, 560], [160, 742]], [[160, 742], [80, 750], [0, 750]]), 'rib', 15),
    band(lines([0, 228], [54, 212], [84, 176]), 16),
  ], seams: seamOf(lines([166, 212], [154, 290], [156, 360]), lines([266, 630], [214, 638]), lines([158, 728], [0, 736])), folds: 11,
};
const loungeTrousers: Garment = {
  layers: [
    { path: mirrored([[0, 176], [120, 170]], [[120, 170], [0, 250]]), cloth: 'woven', thick: 2, inside: true },
    body(mirrored([[0, 190], [122, 178]], [[122, 178], [156, 320], [178, 520], [196, 780]], [[196, 780], [110, 790], [46, 786]], [[46, 786], [34, 600], [10, 420]], [[10, 420], [0, 416]]), 'woven', 15),
    band(line([[-122, 194], [0, 204], [122, 194]]), 40, 'rib'), { path: line([[-10, 214], [-34, 300], [-24, 360]]), stroke: 9, cloth: 'satin', thick: 4, front: true }, { path: line([[10, 214], [36, 290], [30, 346]]), stroke: 9, cloth: 'satin', thick: 4, front: true },
  ], seams: seamOf('M360 220L360 414', lines([126, 250], [84, 330]), lines([194, 764], [46, 770])), folds: 14,
};
const singlet: Garment = {
  layers: [
    { path: mirrored([[0, 250], [60, 176], [82, 168]], [[82, 168], [50, 320], [0, 330]]), cloth: 'rib', thick: 2, inside: true },
    body(mirrored([[0, 322], [44, 300], [66, 240], [72, 164]], [[72, 164], [122, 168]], [[122, 168], [124, 270], [166, 352]], [[166, 352], [160, 560], [166, 768]], [[166, 768], [80, 776], [0, 776]]), 'rib', 15),
    band(lines([0, 322], [44, 300], [66, 240], [72, 168]), 11), band(lines([122, 172], [124, 270], [166, 350]), 11),
  ], seams: lines([164, 752], [0, 760]), folds: 9,
};
const leggings: Garment = {
  layers: [
    body(mirrored([[0, 140], [118, 132]], [[118, 132], [134, 300], [118, 520], [104, 800]], [[104, 800], [50, 806]], [[50, 806], [36, 560], [8, 360]], [[8, 360], [0, 356]]), 'jersey', 16),
    band(line([[-116, 160], [0, 168], [116, 160]]), 54, 'jersey'),
  ], seams: seamOf('M360 196L360 354', lines([104, 786], [50, 792])), folds: 10,
};
/** A low sock seen from its side, filled as if worn: a knitted foot, heel and toe of a seam, a ribbed edge. */
const shortSock = (shift: number, drop: number): Layer[] => {
  const low = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => [x, y + drop] as const);
  return [
    body(closed(shift, low([34, 306], [92, 316], [152, 300]), low([152, 300], [158, 340], [174, 392], [168, 446], [128, 474], [60, 472], [-30, 462], [-120, 476], [-196, 470], [-232, 436], [-222, 394], [-170, 372], [-90, 366], [-10, 350], [34, 306])), 'jersey', 36),
    band(line(low([34, 318], [92, 328], [153, 312]), 1, shift), 30, 'rib', { puff: 4 }),
  ];
};
const sockSeams = (shift: number, drop: number): string =>
  line([[62, 470 + drop], [96, 420 + drop], [164, 350 + drop]], 1, shift) + line([[-140, 372 + drop], [-158, 420 + drop], [-140, 474 + drop]], 1, shift);
const ankleSocks: Garment = { layers: [...shortSock(40, -110), ...shortSock(-10, 100)], seams: sockSeams(40, -110) + sockSeams(-10, 100), folds: 6 };
const tote: Garment = {
  layers: [
    { path: line([[-90, 330], [-84, 150], [0, 96], [84, 150], [90, 330]]), stroke: 24, cloth: 'woven', thick: 5 },
    body(mirrored([[0, 300], [188, 296]], [[188, 296], [196, 520], [190, 744]], [[190, 744], [90, 752], [0, 752]]), 'woven', 20),
    { path: line([[-100, 420], [-92, 250], [0, 170], [92, 250], [100, 420]]), stroke: 24, cloth: 'woven', thick: 5, front: true },
  ], seams: seamOf(lines([190, 324], [0, 328]), lines([172, 316], [178, 520], [174, 736])), folds: 13,
};

/** Everything that is shown lying flat, by the name of its shape. */
export const garments: Readonly<Record<string, Garment>> = {
  tshirt, pyjama, briefs, hipster, boxer, 'woven-boxer': wovenBoxer, bra, bralette, camisole, bodysuit: onePiece('micro', 5), swimsuit: onePiece('micro', 2), nightdress,
  robe: robeOf('satin', 34), bathrobe: robeOf('terry', 46), socks, tights, pouch, 'laundry-net': laundryNet, washcloth, hamam, 'kitchen-cloth': kitchenCloth, apron, 'oven-mitt': ovenMitt, 'oven-mitts': ovenMitts,
  thong, 'sports-bra': sportsBra, longsleeve, 'lounge-trousers': loungeTrousers, singlet, leggings, 'ankle-socks': ankleSocks, tote,
};
