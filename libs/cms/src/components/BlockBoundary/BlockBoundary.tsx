import { Component, type ReactNode } from 'react';
import type { CmsMessages } from '../../messages/nl.ts';

type BlockBoundaryProps = { messages: CmsMessages; children: ReactNode };

/** Keeps the failure of one block to itself: the rest of the page stays. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p role="alert">{this.props.messages.somethingWentWrong}</p> : this.props.children;
  }
}
