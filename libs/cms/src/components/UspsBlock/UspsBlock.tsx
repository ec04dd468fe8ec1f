import type { ComponentType } from 'react';
import type { UspsBlock } from '../../model/story.ts';
import { StoryLink, type InternalLinkProps } from '../StoryLink/StoryLink.tsx';
import { label, list } from './UspsBlock.css.ts';

type UspsViewProps = { block: Pick<UspsBlock, 'items'>; internal?: ComponentType<InternalLinkProps> | undefined };

/** Why to buy here, in a few short claims. */
export function UspsView({ block, internal }: UspsViewProps) {
  return (
    <ul className={list}>
      {block.items.map(({ label: claim, text, link }) => (
        <li key={claim}>
          <StoryLink link={link} {...(internal ? { internal } : {})}>
            <strong className={label}>{claim}</strong>
            {text && <p>{text}</p>}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
}
