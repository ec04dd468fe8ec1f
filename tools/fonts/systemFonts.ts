/**
 * System fonts by their full or PostScript names, with their average width over Dutch text in em. Fonts with the same
 * metrics share an entry; the first entry that a system has is the fallback. Georgia was measured by Gelasio, which has its metrics.
 */
export const systemFonts = {
  sans: {
    Arial: { local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.4502 },
    Roboto: { local: ['Roboto-Regular'], width: 0.4477 },
    Noto: { local: ['NotoSans-Regular'], width: 0.4789 },
  },
  sansBold: {
    Arial: { local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.4827 },
    Roboto: { local: ['Roboto-Bold'], width: 0.4553 },
    Noto: { local: ['NotoSans-Bold'], width: 0.5096 },
  },
  serif: {
    Times: { local: ['Times New Roman', 'Liberation Serif'], width: 0.406 },
    Georgia: { local: ['Georgia', 'Gelasio'], width: 0.4452 },
    Noto: { local: ['NotoSerif-Regular'], width: 0.485 },
  },
} satisfies Record<string, Record<string, { local: string[]; width: number }>>;
