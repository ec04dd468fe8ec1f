import type { ColorToken } from '@etalage/ui/tokens';
import type { ReactNode } from 'react';
import { cssOf, valueOf } from './drafts.ts';
import { leavesOf } from './labels.ts';

/** The colour in which the shop draws each line. */
const inks: Readonly<Record<string, ColorToken>> = {
  hairline: 'line',
  control: 'outline',
  card: 'cardLine',
  divider: 'line',
  strong: 'onSurface',
  focus: 'focus',
};

/** Every line of a store on its page, each in its own colour. */
export function Lines({ tokens }: { tokens: Parameters<typeof valueOf>[0] }): ReactNode {
  return (
    <div className="wb-grid">
      {leavesOf('border').map(({ leaf, label }) => {
        const ink = inks[leaf];
        if (ink === undefined) return null;
        const isDivider = leaf === 'divider';
        const width = cssOf('border', leaf);
        const style = isDivider ? cssOf('border', 'dividerStyle') : 'solid';
        const value = `${valueOf(tokens, ['border', leaf])} ${isDivider ? tokens.border.dividerStyle : 'solid'}`;
        return (
          <figure key={leaf} aria-label={`${label} ${value}`} className="wb-line">
            <div
              className="wb-box"
              style={{
                background: cssOf('color', 'surface'),
                borderColor: cssOf('color', ink),
                borderStyle: style,
                borderWidth: isDivider ? `0 0 ${width}` : width,
              }}
            />
            <figcaption>
              {label} <span className="wb-note">{value}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
