import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { CmsMessages } from '../../messages/nl.ts';

type BlockBoundaryProps = { messages: CmsMessages; children: ReactNode };

/**
 * Keeps the failure of one block to itself: the rest of the page stays. The server has no error boundaries, and renders the
 * fallback of the nearest Suspense instead.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { messages, children } = this.props;
    if (this.state.failed) return <BlockFailed messages={messages} />;
    return <Suspense fallback={<FailedOnServer messages={messages} />}>{children}</Suspense>;
  }
}

type BlockFailedProps = Pick<BlockBoundaryProps, 'messages'>;

const BlockFailed = ({ messages }: BlockFailedProps) => <p role="alert">{messages.somethingWentWrong}</p>;

/** Nothing in the browser, where a block without content is still loading. */
function FailedOnServer(props: BlockFailedProps) {
  const isServer = useSyncExternalStore(subscribe, inBrowser, onServer);
  return isServer && <BlockFailed {...props} />;
}

const subscribe = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
