import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { roleBadge } from '../admin/role-badge.ts';
import type { Staff } from '../admin/staff-only.tsx';

const columns = [{ title: 'Invited' }, { title: 'Role' }, { title: 'Expires' }];

/** Colleagues who have been invited and have not accepted yet. Nothing where there are none. */
export function Invitations({ staff }: { staff: Staff }) {
  const { identity } = trpc.useUtils();
  const { data } = trpc.identity.invitations.list.useQuery();
  const withdrawal = useProof(
    trpc.identity.invitations.withdraw.useMutation({
      onSuccess: (invitations) => {
        identity.invitations.list.setData(undefined, invitations);
        notifySuccess('The invitation is withdrawn.');
      },
      onError: () => void identity.invitations.list.invalidate(),
    }),
  );
  if (!data || data.length === 0) return null;
  return (
    <Card>
      <h2 className="heading text-lead">Invitations</h2>
      {withdrawal.error ? <Notice tone="error">{failureOf(withdrawal.error).message}</Notice> : null}
      <DataTable
        isList
        caption="Invitations"
        columns={staff.isAdmin ? [...columns, { title: 'Change', isAction: true }] : columns}
        rows={data.map(({ id, email, role, invitedBy, expiresAt }) => ({
          id,
          cells: [
            <EmailText key="email" email={email} />,
            roleBadge([role]),
            <span key="expires">
              on {formatDay(expiresAt)}
              <span className="block text-muted">Invited by {invitedBy ?? 'a colleague who has left'}</span>
            </span>,
            ...(staff.isAdmin
              ? [
                  <Button
                    key="withdraw"
                    variant="quiet"
                    size="small"
                    label={`Withdraw the invitation of ${email}`}
                    onPress={() => !withdrawal.isPending && withdrawal.run({ id })}
                  >
                    Withdraw
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
    </Card>
  );
}
