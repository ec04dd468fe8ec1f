import { useMatches, useRouteContext } from '@tanstack/react-router';
import type { JSX } from 'react';
import { useWords } from '../words/WordsContext.ts';

type Meta = JSX.IntrinsicElements['meta'];

/** The tags that the matched routes ask for; of those with the same name the innermost route's counts. */
export function HeadTags() {
  const { frame } = useWords();
  const { app } = useRouteContext({ from: '__root__' });
  const matches = useMatches();
  const asked = matches.flatMap(({ meta }) => meta ?? []).flatMap((tag) => (tag === undefined ? [] : [tag]));
  const isMissing = matches.some(({ status }) => status === 'notFound');
  if (isMissing) asked.push({ title: app.view.seo.titleTemplate.replace('%s', frame.notFoundTitle) });
  const byName = new Map(asked.map((tag) => [nameOf(tag), tag]));
  const links = matches.flatMap((match) => match.links ?? []);
  return (
    <>
      {[...byName].map(([name, tag]) =>
        tag.title === undefined ? <meta key={name} {...tag} /> : <title key={name}>{tag.title}</title>,
      )}
      {links.map((link) => link && <link key={`${link.rel} ${link.href}`} {...link} />)}
      {isMissing && <meta name="robots" content="noindex" />}
    </>
  );
}

const nameOf = ({ title, name, property }: Meta) => (title === undefined ? (name ?? property) : 'title');
