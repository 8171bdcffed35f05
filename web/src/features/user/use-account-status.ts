import type { User } from '@plainwill/contracts/identity/users';
import { trpc } from '../../api/trpc.ts';
import { dayInWords } from '../../ui/dates-and-money/day-in-words.ts';
import { tellSuccess } from '../../ui/feedback/tell.ts';

/** What an administrator can do to the account of somebody else. */
export type AccountChange = 'endSessions' | 'disable' | 'enable' | 'requestDeletion';

const done: Record<AccountChange, (user: User) => string> = {
  endSessions: () => 'They are signed out everywhere.',
  disable: () => 'The account is disabled.',
  enable: () => 'The account is enabled.',
  requestDeletion: ({ deletionAt }) => `The account will be deleted on ${deletionAt ? dayInWords(deletionAt) : ''}.`,
};

/** Changes the account, and shows it on the page and in its timeline. */
export function useChangeAccount(change: AccountChange) {
  const { identity } = trpc.useUtils();
  return trpc.identity.users[change].useMutation({
    onSuccess: (user) => {
      identity.users.get.setData({ id: user.id }, user);
      void identity.users.list.invalidate();
      void identity.audit.search.invalidate();
      tellSuccess(done[change](user));
    },
  });
}
