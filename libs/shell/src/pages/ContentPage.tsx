import { nl, standardBlocks, StoryView } from '@etalage/cms';
import { useLoaderData } from '@tanstack/react-router';
import * as css from './pages.css.ts';

/** A page of content under a title: service, terms, privacy. */
export function ContentPage() {
  const story = useLoaderData({ from: '/default/i/$slug' });
  return (
    <article className={css.content}>
      <h1 className={css.title}>{story.name}</h1>
      <StoryView story={story} messages={nl} registry={standardBlocks} />
    </article>
  );
}
