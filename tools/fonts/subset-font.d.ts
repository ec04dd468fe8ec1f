declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  /** Keeps the glyphs of `text` and the given part of each variation axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
