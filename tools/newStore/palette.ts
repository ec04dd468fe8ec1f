import { contrast, type StoreTokens } from '@etalage/ui/tokens';

type Colors = StoreTokens['color'];

const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two: `share` of the second. */
export function mixed(one: string, other: string, share: number): string {
  const to = parts(other);
  const between = parts(one).map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${between.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, moved towards another only as far as it takes to be read on every ground. */
function readable(color: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mixed(color, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= 4.6)) return moved;
  }
  return towards;
}

type Base = Omit<
  Colors,
  'action' | 'actionHover' | 'actionLine' | 'onAction' | 'accent' | 'onAccent' | 'link' | 'linkHover' | 'focus'
>;

const day: Base = {
  surface: '#ffffff', onSurface: '#1d1d1b', muted: '#5b5b57', raised: '#ffffff', onRaised: '#1d1d1b', sunken: '#f4f4f1',
  onSunken: '#1d1d1b', inverse: '#1d1d1b', onInverse: '#ffffff', sale: '#b3261e', onSale: '#ffffff', saleText: '#b3261e',
  label: '#1d1d1b', onLabel: '#ffffff', line: '#dededa', cardLine: '#dededa', outline: '#7b7b76', field: '#ffffff',
  onField: '#1d1d1b', placeholder: '#666661', success: '#1d6b3a', onSuccess: '#ffffff', warning: '#855000',
  onWarning: '#ffffff', danger: '#b3261e', onDanger: '#ffffff', star: '#a06400', header: '#ffffff', onHeader: '#1d1d1b',
  strip: '#1d1d1b', onStrip: '#ffffff', skeleton: '#ececea', scrim: '#1d1d1b99', picture: '#f4f4f1',
}; // prettier-ignore

const night: Base = {
  surface: '#141413', onSurface: '#f4f4f1', muted: '#b3b3ad', raised: '#1f1f1d', onRaised: '#f4f4f1', sunken: '#1a1a19',
  onSunken: '#f4f4f1', inverse: '#0a0a0a', onInverse: '#f4f4f1', sale: '#ff9d94', onSale: '#2a0603', saleText: '#ff9d94',
  label: '#f4f4f1', onLabel: '#1d1d1b', line: '#3a3a37', cardLine: '#3a3a37', outline: '#8d8d87', field: '#1f1f1d',
  onField: '#f4f4f1', placeholder: '#a5a59f', success: '#86d19f', onSuccess: '#06210f', warning: '#f0c078',
  onWarning: '#2a1a02', danger: '#ff9d94', onDanger: '#2a0603', star: '#e8b565', header: '#141413', onHeader: '#f4f4f1',
  strip: '#1f1f1d', onStrip: '#f4f4f1', skeleton: '#262624', scrim: '#000000b3', picture: '#232321',
}; // prettier-ignore

const paper = '#ffffff';
const ink = '#141413';

/** Quiet colours for a store around one of its own, by day and by night. Every declared pair reaches WCAG 2.2 AA. */
export function palette(own: string): { light: Colors; dark: Colors } {
  const byDay = readable(own, '#000000', [paper, day.sunken]);
  const byNight = readable(own, '#ffffff', [night.surface, night.raised, night.sunken]);
  const dayTint = mixed(byDay, paper, 0.88);
  const nightTint = mixed(byNight, night.surface, 0.82);
  return {
    light: {
      ...day,
      action: byDay,
      actionHover: mixed(byDay, '#000000', 0.2),
      actionLine: byDay,
      onAction: paper,
      accent: dayTint,
      onAccent: ink,
      link: byDay,
      linkHover: mixed(byDay, '#000000', 0.2),
      focus: byDay,
    },
    dark: {
      ...night,
      action: byNight,
      actionHover: mixed(byNight, '#ffffff', 0.2),
      actionLine: byNight,
      onAction: ink,
      accent: nightTint,
      onAccent: '#ffffff',
      link: byNight,
      linkHover: mixed(byNight, '#ffffff', 0.2),
      focus: byNight,
    },
  };
}

/** A colour of its own for every code: its hue comes from the letters. */
export function ownColor(code: string): string {
  const hue = [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const channel = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return Math.round(255 * (0.4 - 0.28 * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return `#${[0, 8, 4].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}
