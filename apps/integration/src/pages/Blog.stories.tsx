import { BlogArticle, blogNl, BlogOverview, nl, standardBlocks, StoryView } from '@etalage/cms';
import { pageOf, WholePage } from '@etalage/shell/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { blogOf } from './blogOf.ts';
import { recordedShop } from './recordedShop.ts';

const meta = {
  title: 'Pages/Blog',
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => <WholePage {...loaded['page']} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Blog = ReturnType<typeof blogOf>;

const showing = (draw: (blog: Blog) => ReactNode): Story => ({
  loaders: [
    async ({ globals }) => {
      const code = String(globals['store']);
      return { page: await pageOf(recordedShop(code), draw(blogOf(code))) };
    },
  ],
});
const ignore = () => undefined;

export const Overview = showing(({ title, intro, list }) => (
  <BlogOverview title={title} intro={intro} list={list} messages={blogNl} onLoadMore={ignore} />
));
export const NothingOnASubject = showing(({ title, intro, list }) => (
  <BlogOverview
    title={title}
    intro={intro}
    list={{ ...list, articles: [], total: 0 }}
    messages={blogNl}
    onLoadMore={ignore}
  />
));
export const ReadingAnArticle = showing(({ article }) => (
  <BlogArticle article={article} messages={blogNl}>
    <StoryView story={article.story} messages={nl} registry={standardBlocks} />
  </BlogArticle>
));
