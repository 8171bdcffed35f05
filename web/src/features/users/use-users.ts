import type { AccountId } from '@plainwill/contracts/shared/ids';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../api/trpc.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { tellError, tellSuccess } from '../../ui/feedback/toasts.ts';
import { needsProof } from '../account/reauthentication.ts';
import type { ChosenUsers } from './chosen-users.ts';

const asked = ({ after, before, ...chosen }: ChosenUsers) => ({
  ...chosen,
  ...(after && { after: after as AccountId }),
  ...(before && { before: before as AccountId }),
});

/** The users chosen; those chosen before stay until they are there, and an earlier question is given up. */
export function useUsers(chosen: ChosenUsers) {
  const users = trpc.identity.users.list.useQuery(asked(chosen), {
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  });
  const { isError, errorUpdatedAt } = users;
  useEffect(() => {
    if (isError && errorUpdatedAt) tellError('Failed to load users');
  }, [isError, errorUpdatedAt]);
  return users;
}

/** "1 user", "2,000 users". */
export const usersInWords = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'user' : 'users'}`;

const fileName = 'Users.csv';

/** Gives the chosen users to keep, as a table for a spreadsheet. */
export function useExportUsers() {
  return trpc.identity.users.export.useMutation({
    onSuccess: ({ csv, exported, count }) => {
      saveBlob(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      tellSuccess(
        exported === count
          ? `${fileName} holds ${usersInWords(count)}`
          : `${fileName} holds the first ${exported.toLocaleString('en-GB')} of ${usersInWords(count)}. Search for fewer to have the rest.`,
      );
    },
    onError: (error) => {
      if (!needsProof(error)) tellError('Failed to export users');
    },
  });
}
