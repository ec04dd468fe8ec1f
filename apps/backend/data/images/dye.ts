/** One scene as it was rendered: RGB bytes in sRGB, all of one size. */
export type Passes = {
  width: number;
  height: number;
  /** White things in their light. */
  light: Uint8Array;
  /** What glances off, which no dye changes. */
  shine: Uint8Array;
  /** Red: how much of the point is dyed. Green: stripes along it. Blue: stripes across. */
  dye: Uint8Array;
};

export type Pattern = 'plain' | 'stripe' | 'check';
/** Colours as `#rrggbb`. */
export type Dye = {
  main: string;
  accent: string;
  pattern: Pattern;
  /** Linear factors of what lies around the dyed things; as it was rendered when left out. */
  around?: readonly [red: number, green: number, blue: number];
};

const steps = 4096;
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
/** sRGB bytes of linear light from 0 to 1.25; what is brighter rolls off softly. */
const encoded = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = (step / steps) * 1.25;
  const soft = light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp(-(light - 0.75) / 0.25));
  return Math.round(255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055));
});

/** How bright the white cloth of the scenes is. */
const whiteness = 0.72;

const asRendered = [1, 1, 1] as const;

/** Linear factors of a colour, relative to the white of the scenes. */
function factors(hex: string): [number, number, number] {
  const at = (from: number): number => (linear[Number.parseInt(hex.slice(from, from + 2), 16)] ?? 0) / whiteness;
  return [at(1), at(3), at(5)];
}

const weaves = {
  plain: () => 0,
  stripe: (along: number) => along,
  check: (along: number, across: number) => (along + across) / 2,
} as const satisfies Record<Pattern, (along: number, across: number) => number>;

/** Gives the dyed things of a scene their colour; the same passes and dye give the same bytes. */
export function dyed({ light, shine, dye }: Passes, { main, accent, pattern, around = asRendered }: Dye): Uint8Array {
  const ground = factors(main);
  const stripe = factors(accent);
  const weave = weaves[pattern];
  const out = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const share = linear[dye[at] ?? 0] ?? 0;
    const woven = weave(linear[dye[at + 1] ?? 0] ?? 0, linear[dye[at + 2] ?? 0] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const from = ground[channel] ?? 1;
      const colour = (1 - share) * (around[channel] ?? 1) + share * (from + ((stripe[channel] ?? 1) - from) * woven);
      const value = (linear[light[at + channel] ?? 0] ?? 0) * colour + (linear[shine[at + channel] ?? 0] ?? 0);
      out[at + channel] = encoded[Math.min(steps, Math.round((value / 1.25) * steps))] ?? 255;
    }
  }
  return out;
}
