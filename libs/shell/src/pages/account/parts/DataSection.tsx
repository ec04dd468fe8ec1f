import {
  AccountData,
  DeleteAccount,
  deleteAccountAtom,
  deletionIssues,
  downloadDataAtom,
  userAtom,
} from '@etalage/account';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { accountFailure } from './accountFailure.ts';
import { saveFile } from './saveFile.ts';
import { useForm } from './useForm.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';

/** All that is kept of a customer: to download, and to delete (ACC-12, ACC-13). */
export function DataSection() {
  const { pages: messages } = useLateWords('account');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <AccountData {...useDownload()} messages={messages} onDelete={() => setDeleting(true)} />
      {isDeleting && <Deletion onCancel={() => setDeleting(false)} />}
    </>
  );
}

function useDownload() {
  const { pages: words } = useLateWords('account');
  const { current } = useAtomValue(userAtom);
  const download = useSetAtom(downloadDataAtom);
  const [state, setState] = useState<{ isDownloading?: boolean; done?: string; failure?: string }>({});
  const save = async () => {
    setState({ isDownloading: true });
    try {
      const shop = current?.created_in.toLowerCase().replaceAll(/[^a-z]+/g, '-') ?? '';
      saveFile(await download(`${words.dataFile}-${shop}`), 'application/json');
      setState({ done: words.dataDownloaded });
    } catch (error) {
      setState({ failure: accountFailure(error, words, words) });
    }
  };
  return { ...state, onDownload: () => void save() };
}

function Deletion({ onCancel }: { onCancel: () => void }) {
  const { pages: messages, fields: fieldMessages } = useLateWords('account');
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const router = useRouter();
  const { unreachable, deleteAccountOffline: offline } = messages;
  const { reset: _reset, ...form } = useForm({
    initial: { password: '' },
    issuesOf: deletionIssues,
    act: async ({ password }) => {
      await deleteAccount(password);
      await router.navigate({ href: linkTo('home') });
    },
    wordFailure: (error) => accountFailure(error, messages, { unreachable, offline }),
  });
  return <DeleteAccount {...form} {...{ messages, fieldMessages, onCancel }} />;
}
