import type { ReactNode } from 'react';
import { linkAttributes, toLink } from '../../model/links.ts';
import type { RichMark, RichNode } from '../../model/story.ts';

function marked(children: ReactNode, { type, attrs }: RichMark): ReactNode {
  if (type === 'bold') return <strong>{children}</strong>;
  if (type === 'italic') return <em>{children}</em>;
  if (type !== 'link' || attrs?.href === undefined || /^\s*(javascript|data):/i.test(attrs.href)) return children;
  return <a {...linkAttributes({ ...attrs, href: toLink(attrs.href).href })}>{children}</a>;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const headingOf = (level: number | undefined) => (level === 3 || level === 4 ? headings[level] : headings[2]);

function drawn({ type, text, level, marks, content }: RichNode): ReactNode {
  if (type === 'text') return marks.reduce<ReactNode>(marked, text);
  if (type === 'hard_break') return <br />;
  if (type === 'horizontal_rule') return <hr />;
  const children = <RichText nodes={content} />;
  const Heading = headingOf(level);
  if (type === 'heading') return <Heading>{children}</Heading>;
  if (type === 'paragraph') return <p>{children}</p>;
  if (type === 'bullet_list') return <ul>{children}</ul>;
  if (type === 'ordered_list') return <ol>{children}</ol>;
  return type === 'list_item' ? <li>{children}</li> : children;
}

/** Rich text as elements: nothing is set as HTML, so nothing in it can run. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, at) => <Node key={at} node={node} />);
}

const Node = ({ node }: { node: RichNode }) => drawn(node);
