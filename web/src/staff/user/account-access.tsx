import type { User } from '@plainwill/contracts/identity/users';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Card } from '../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { ReasonDialog } from '../admin/reason-dialog.tsx';

/** An administrator can do this to the account of somebody else. */
type AccountChange = 'endSessions' | 'disable' | 'enable' | 'endPlanning' | 'requestDeletion';

interface ChangeCopy {
  action: string;
  pendingLabel: string;
  title: (whose: string) => string;
  effect: ReactNode;
}

const changeCopy: Record<AccountChange, ChangeCopy> = {
  endSessions: {
    action: 'Sign out everywhere',
    pendingLabel: 'Signing out…',
    title: (whose) => `Sign ${whose} out everywhere?`,
    effect: 'All their devices are signed out at once. They can sign in again. We tell them by email.',
  },
  disable: {
    action: 'Disable account',
    pendingLabel: 'Disabling…',
    title: (whose) => `Disable the account of ${whose}?`,
    effect:
      'All their devices are signed out at once, and no one can sign in until an administrator enables the account again. Nothing is deleted. We tell them by email, with our phone number.',
  },
  enable: {
    action: 'Enable account',
    pendingLabel: 'Enabling…',
    title: (whose) => `Enable the account of ${whose}?`,
    effect: 'They can sign in again as before. We tell them by email.',
  },
  endPlanning: {
    action: 'End planning together',
    pendingLabel: 'Ending…',
    title: (whose) => `End planning together for ${whose}?`,
    effect:
      'For a court order or a threat. If they plan together with someone, it ends at once, and both read that it has ended, not why. We send no email, and do not say here whether there was anyone.',
  },
  requestDeletion: {
    action: 'Delete for the owner',
    pendingLabel: 'Asking…',
    title: (whose) => `Delete the account of ${whose}?`,
    effect:
      'Only if the owner has asked for it, and you are sure that it was them. Everything is deleted permanently in 7 days, except how a signed will was made. We tell them by email. To stop it, enable the account: the owner can then keep it.',
  },
};

/** The card says who can sign in to the account, for administrators to change. */
export function AccountAccess({ user }: { user: User }) {
  const [asked, setAsked] = useState<AccountChange | null>(null);
  const ask = (change: AccountChange) => (
    <Button variant="secondary" size="small" onPress={() => setAsked(change)}>
      {changeCopy[change].action}
    </Button>
  );
  return (
    <Card>
      <h2 className="heading text-lead">Access to the account</h2>
      <p className="text-muted">
        {user.disabledAt
          ? `Disabled on ${formatDay(user.disabledAt)}. No one can sign in.`
          : 'They can sign in as usual.'}
        {user.deletionAt && ` The account will be deleted on ${formatDay(user.deletionAt)}.`}
      </p>
      <ButtonRow>
        {user.disabledAt ? (
          <>
            {ask('enable')}
            {!user.deletionAt && ask('requestDeletion')}
          </>
        ) : (
          <>
            {ask('endSessions')}
            {ask('disable')}
            {ask('endPlanning')}
          </>
        )}
      </ButtonRow>
      {asked && <ChangeDialog change={asked} user={user} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface ChangeDialogProps {
  change: AccountChange;
  user: User;
  onClose: () => void;
}

function ChangeDialog({ change, user: { id, name, email }, onClose }: ChangeDialogProps) {
  const call = useChangeAccount(change);
  const { title, action, pendingLabel, effect } = changeCopy[change];
  return (
    <ReasonDialog
      title={title(name ?? email)}
      action={action}
      pendingLabel={pendingLabel}
      call={{
        ...call,
        mutate: (input, { onError }) => call.mutate({ id, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>{effect}</p>
    </ReasonDialog>
  );
}

const done: Record<AccountChange, (user: User) => string> = {
  endSessions: () => 'They are signed out everywhere.',
  disable: () => 'The account is disabled.',
  enable: () => 'The account is enabled.',
  endPlanning: () => 'If they planned together with someone, it has ended.',
  requestDeletion: ({ deletionAt }) => `The account will be deleted on ${deletionAt ? formatDay(deletionAt) : ''}.`,
};

/** Changes the account, and shows it on the page and in its timeline. */
function useChangeAccount(change: AccountChange) {
  const { identity } = trpc.useUtils();
  return trpc.identity.users[change].useMutation({
    onSuccess: (user) => {
      identity.users.get.setData({ id: user.id }, user);
      void identity.users.list.invalidate();
      void identity.audit.search.invalidate();
      notifySuccess(done[change](user));
    },
  });
}
