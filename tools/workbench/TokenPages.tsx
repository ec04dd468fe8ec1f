import type { ReactNode } from 'react';
import { ratioText, reachedPairs } from './contrastOf.ts';
import { cssOf, valueOf, type Mode } from './drafts.ts';
import { useStore } from './keptDrafts.ts';
import { colorLabel, leavesOf } from './labels.ts';
import { Lines } from './Lines.tsx';

type Page = { code: string; mode: Mode };
type Tokens = Parameters<typeof valueOf>[0];

const uses = { text: 'text', large: 'large text', control: 'edges and icons' } as const;

function Frame({
  code,
  mode,
  title,
  children,
}: Page & { title: string; children: (tokens: Tokens) => ReactNode }): ReactNode {
  const store = useStore(code);
  if (store === undefined) return <p>There is no store {code}.</p>;
  return (
    <main className="wb-page">
      <h1>
        {store.name}: {title}
      </h1>
      <p>
        {mode === 'light' ? 'By day' : 'By night'}. Choose another store or mode in the toolbar; edits of the panel show
        at once.
      </p>
      {children(store.theme[mode])}
    </main>
  );
}

/** Every declared pair of colours as a swatch with what it reaches, then the colours that stand alone. */
export function ColorPage(page: Page): ReactNode {
  return (
    <Frame {...page} title="colours">
      {(tokens) => {
        const pairs = reachedPairs(tokens);
        const backs = [...new Set(pairs.map(({ back }) => back))];
        const paired = new Set<string>(pairs.flatMap(({ front, back }) => [front, back]));
        const alone = leavesOf('color').filter(({ leaf }) => !paired.has(leaf));
        return (
          <>
            {backs.map((back) => (
              <section key={back}>
                <h2>
                  On “{colorLabel(back)}” {tokens.color[back]}
                </h2>
                <div className="wb-grid">
                  {pairs
                    .filter((pair) => pair.back === back)
                    .map(({ front, use, reached, needed, isEnough }) => (
                      <div key={`${front} ${use}`} className="wb-swatch">
                        <div
                          className="wb-sample"
                          aria-hidden
                          style={{ background: cssOf('color', back), color: cssOf('color', front) }}
                        >
                          {use === 'control' ? '●  ▢' : 'Aa 12,95'}
                        </div>
                        <dl>
                          <dt>{colorLabel(front)}</dt>
                          <dd>{tokens.color[front]}</dd>
                          <dd className={isEnough ? undefined : 'wb-bad'}>
                            {isEnough ? '✓' : '✗'} {ratioText(reached)} of {needed}:1 for {uses[use]}
                          </dd>
                        </dl>
                      </div>
                    ))}
                </div>
              </section>
            ))}
            <h2>Decoration, with nothing on it</h2>
            <div className="wb-grid">
              {alone.map(({ leaf, label }) => (
                <div key={leaf} className="wb-swatch">
                  <div className="wb-sample" style={{ background: cssOf('color', leaf) }} />
                  <dl>
                    <dt>{label}</dt>
                    <dd>{valueOf(tokens, ['color', leaf])}</dd>
                  </dl>
                </div>
              ))}
            </div>
          </>
        );
      }}
    </Frame>
  );
}

/** Every size in the faces that wear it, on the words of a shop. */
export function TypePage(page: Page): ReactNode {
  const isHeading = (leaf: string): boolean => ['l', 'xl', 'xxl', 'display'].includes(leaf);
  return (
    <Frame {...page} title="type">
      {(tokens) => (
        <>
          {leavesOf('size').map(({ leaf, label }) => (
            <div key={leaf} className="wb-specimen">
              <span>
                {label}
                <br />
                {valueOf(tokens, ['size', leaf])}
              </span>
              <span
                style={{
                  color: '#1f2328',
                  fontSize: cssOf('size', leaf),
                  fontFamily: cssOf('font', isHeading(leaf) ? 'heading' : 'body'),
                  fontWeight: cssOf('weight', isHeading(leaf) ? 'heading' : 'body'),
                  letterSpacing: cssOf('tracking', isHeading(leaf) ? 'heading' : 'body'),
                  lineHeight: cssOf('leading', isHeading(leaf) ? 'heading' : 'body'),
                }}
              >
                Zachte badhanddoeken, vanavond besteld
              </span>
            </div>
          ))}
          <h2>Weights and numerals</h2>
          {leavesOf('weight').map(({ leaf, label }) => (
            <div key={leaf} className="wb-specimen">
              <span>
                {label} {valueOf(tokens, ['weight', leaf])}
              </span>
              <span
                style={{
                  fontFamily: cssOf('font', leaf === 'heading' ? 'heading' : 'body'),
                  fontWeight: cssOf('weight', leaf),
                  fontSize: 20,
                }}
              >
                Dekbedovertrek 0123456789
              </span>
            </div>
          ))}
          <div className="wb-specimen">
            <span>{leavesOf('font').find(({ leaf }) => leaf === 'numeral')?.label}</span>
            <span
              style={{
                fontFamily: cssOf('font', 'numeral'),
                fontWeight: cssOf('price', 'weight'),
                fontSize: cssOf('price', 'sizeLarge'),
                letterSpacing: cssOf('price', 'tracking'),
              }}
            >
              €&nbsp;1.234,95
            </span>
          </div>
        </>
      )}
    </Frame>
  );
}

/** Space, corners, lines, shadows and picture shapes. */
export function SpacePage(page: Page): ReactNode {
  const grid = (group: string, tokens: Tokens, style: (css: string) => React.CSSProperties): ReactNode => (
    <div className="wb-grid">
      {leavesOf(group).map(({ leaf, label }) => (
        <div key={leaf}>
          <div className="wb-box" style={style(cssOf(group, leaf))} />
          {label} <span className="wb-note">{valueOf(tokens, [group, leaf])}</span>
        </div>
      ))}
    </div>
  );
  return (
    <Frame {...page} title="space and shape">
      {(tokens) => (
        <>
          <h2>Space</h2>
          {leavesOf('space').map(({ leaf, label }) => (
            <div key={leaf} className="wb-specimen">
              <span>
                {label} <span className="wb-note">{valueOf(tokens, ['space', leaf])}</span>
              </span>
              <div className="wb-bar" style={{ width: cssOf('space', leaf) }} />
            </div>
          ))}
          <h2>Corners</h2>
          {grid('radius', tokens, (css) => ({ borderRadius: css }))}
          <h2>Lines</h2>
          <Lines tokens={tokens} />
          <h2>Shadows</h2>
          {grid('shadow', tokens, (css) => ({ boxShadow: css, background: '#ffffff' }))}
          <h2>Picture shapes</h2>
          {grid('ratio', tokens, (css) => ({ aspectRatio: css, width: 120, height: 'auto' }))}
        </>
      )}
    </Frame>
  );
}

/** Durations and curves, running. */
export function MotionPage(page: Page): ReactNode {
  return (
    <Frame {...page} title="motion">
      {(tokens) => (
        <>
          <p>Ten times slower than in the shop, so that the eye can follow. Who asked for less motion sees none.</p>
          {['fast', 'normal', 'slow'].map((speed) => (
            <section key={speed}>
              <h2>
                {leavesOf('motion').find(({ leaf }) => leaf === speed)?.label} {valueOf(tokens, ['motion', speed])}
              </h2>
              {['easing', 'enter'].map((curve) => (
                <div key={curve} className="wb-specimen">
                  <span>
                    {leavesOf('motion').find(({ leaf }) => leaf === curve)?.label}{' '}
                    <span className="wb-note">{valueOf(tokens, ['motion', curve])}</span>
                  </span>
                  <div className="wb-track">
                    <div
                      className="wb-dot"
                      style={{
                        animationDuration: `calc(${cssOf('motion', speed)} * 10)`,
                        animationTimingFunction: cssOf('motion', curve),
                      }}
                    />
                  </div>
                </div>
              ))}
            </section>
          ))}
        </>
      )}
    </Frame>
  );
}
