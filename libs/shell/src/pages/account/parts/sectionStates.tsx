import { Button, button, EmptyState, Skeleton } from '@etalage/ui';
import { useLayoutEffect, type ReactNode } from 'react';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** Shown until what a section shows is there; `label` says what is loading. */
export const Retrieving = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton />
  </div>
);

type NotRetrievedProps = {
  title: string;
  retry: () => void;
  /** What one may do; without it to look at the connection. */
  children?: ReactNode;
  /** Another way on. */
  instead?: ReactNode;
};

/** Shown when it did not come. It is asked for again when asked, and as soon as there is a connection again. */
export function NotRetrieved({ title, retry, children, instead }: NotRetrievedProps) {
  const { pages } = useLateWords('account');
  const { tryAgain } = useLateWords('shop');
  // A layout effect, so that an event right after the paint is heard.
  useLayoutEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  const actions = (
    <>
      <Button onClick={retry}>{tryAgain}</Button>
      {instead}
    </>
  );
  return (
    <EmptyState title={title} actions={actions}>
      {children ?? pages.unreachable}
    </EmptyState>
  );
}

/** The way on where there is nothing yet. */
export function ToShop() {
  const { pages } = useLateWords('account');
  return (
    <a className={button()} href={linkTo('home')}>
      {pages.toShop}
    </a>
  );
}
