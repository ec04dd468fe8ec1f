import { Button } from '@etalage/ui';
import { useId } from 'react';
import type { AccountPageMessages } from '../../messages/accountPages.ts';
import * as css from '../account.css.ts';

export type AccountDataProps = {
  messages: AccountPageMessages;
  isDownloading?: boolean | undefined;
  /** What became of the download: done, or what went wrong. */
  done?: string | undefined;
  failure?: string | undefined;
  onDownload: () => void;
  onDelete: () => void;
};

/** What a customer may do with all that is kept of them: download it, or have it deleted (ACC-12, ACC-13). */
export function AccountData({
  messages,
  isDownloading = false,
  done,
  failure,
  onDownload,
  onDelete,
}: AccountDataProps) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{messages.yourData}</h2>
      <p className={css.muted}>{messages.yourDataText}</p>
      <p role="status">{done}</p>
      {failure !== undefined && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div className={css.acts}>
        <Button look="quiet" isBusy={isDownloading} onClick={onDownload}>
          {messages.downloadData}
        </Button>
        <Button look="text" onClick={onDelete}>
          {messages.deleteAccount}
        </Button>
      </div>
    </section>
  );
}
