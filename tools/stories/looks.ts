/** One way to see a story: in a store's theme, by day or by night, on a phone or on a desktop. */
export type Look = { store: string; scheme: 'light' | 'dark'; shape: keyof typeof shapes };

/** The windows in which stories are seen, in CSS px. */
export const shapes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

const schemes = ['light', 'dark'] as const;
const shapeNames = ['phone', 'desktop'] as const;

/** The stores whose themes Storybook holds. */
export const storeCodes = ['dailydeal', 'fashion', 'textile'] as const;

/** Every store, by day and by night, on a phone and on a desktop. */
export const looks: readonly Look[] = storeCodes.flatMap((store) =>
  schemes.flatMap((scheme) => shapeNames.map((shape): Look => ({ store, scheme, shape }))),
);

/** What a look is called in file names and reports: `fashion-dark-phone`. */
export const lookName = ({ store, scheme, shape }: Look): string => `${store}-${scheme}-${shape}`;
