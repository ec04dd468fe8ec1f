import { use, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { stores } from './storesOfWorkspace.ts';

const index = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() })),
});
type Story = v.InferOutput<typeof index>['entries'][string];

let reading: Promise<readonly Story[]> | undefined;
const readStories = (): Promise<readonly Story[]> =>
  (reading ??= fetch('./index.json')
    .then((answer) => answer.json())
    .then((body) => Object.values(v.parse(index, body).entries))
    .then((entries) => entries.filter(({ type, title }) => type === 'story' && !title.startsWith('Workbench'))));

const shown = (story: string, store: string, scheme: string): string =>
  `iframe.html?id=${story}&viewMode=story&globals=store:${store};scheme:${scheme}`;

/** One story in every store, by day and by night; edits of the panel show in all of them. */
export function SideBySide({ first }: { first: string }): ReactNode {
  const stories = use(readStories());
  const [chosen, setChosen] = useState(first);
  const id = stories.some((story) => story.id === chosen) ? chosen : (stories[0]?.id ?? '');
  return (
    <main className="wb-page">
      <h1>Every store side by side</h1>
      <p>
        <label>
          Component{' '}
          <select value={id} onChange={(event) => setChosen(event.target.value)}>
            {stories.map((story) => (
              <option key={story.id} value={story.id}>
                {story.title.split('/').at(-1)}: {story.name}
              </option>
            ))}
          </select>
        </label>
      </p>
      {['light', 'dark'].map((scheme) => (
        <section key={scheme}>
          <h2>{scheme === 'light' ? 'By day' : 'By night'}</h2>
          <div className="wb-frames">
            {stores.map(({ code, name }) => (
              <figure key={code}>
                <figcaption>{name}</figcaption>
                <iframe
                  src={shown(id, code, scheme)}
                  title={`${name}, ${scheme === 'light' ? 'by day' : 'by night'}`}
                />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
