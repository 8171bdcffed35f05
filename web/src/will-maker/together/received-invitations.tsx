import type { ReceivedInvitation } from '@plainwill/contracts/identity/partner';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Card } from '../../ui/layout/page-layout.tsx';

interface ReceivedInvitationsProps {
  received: readonly ReceivedInvitation[];
}

/** Invitations to the address of this account, each with the way to read and accept it. */
export const ReceivedInvitations = ({ received }: ReceivedInvitationsProps) =>
  received.map(({ token, from, expiresAt }) => (
    <Card key={token}>
      <h2 className="heading text-title">{from ?? 'Someone'} has invited you to plan together</h2>
      <p>You can accept until {formatDay(expiresAt)}. If you do nothing, nothing happens.</p>
      <p>
        <ButtonLink to={paths.partnerInvitation(token)}>See the invitation</ButtonLink>
      </p>
    </Card>
  ));
