import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { CmsMessages } from '../../messages/nl.ts';

type BlockBoundaryProps = { messages: CmsMessages; children: ReactNode };

/**
 * An error boundary around one block, so that the rest of the page still renders. React has no error boundaries on the
 * server: there it renders the fallback of the nearest Suspense.
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

/** The fallback of a block that failed. */
export const BlockFailed = ({ messages }: BlockFailedProps) => <p role="alert">{messages.somethingWentWrong}</p>;

/** Renders nothing in the browser: there the fallback means that the block is loading. */
function FailedOnServer(props: BlockFailedProps) {
  const isServer = useSyncExternalStore(subscribe, inBrowser, onServer);
  return isServer && <BlockFailed {...props} />;
}

const subscribe = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
