import type { Me } from '@plainwill/contracts/identity/accounts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { LinkPage } from '../sign-in/link-page.tsx';
import { AboutTogether } from './about-together.tsx';
import { useCachePlanning } from './use-planning.ts';

/** The link in the mail to someone who is invited to plan together leads here. */
export default function PartnerInvitationPage() {
  const decline = trpc.identity.partner.decline.useMutation();
  return (
    <LinkPage
      call={decline}
      title="Planning together"
      done={{
        heading: 'You have declined',
        text: 'The invitation can’t be used any more. No one is told that you declined.',
        next: (
          <ButtonLink to={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        ),
      }}
      withoutCode={
        <>
          No code in the message? <TextLink to={paths.together}>Sign in with the address that was invited</TextLink>,
          and the invitation is under “Planning together”.
        </>
      }
      form={(token) => (
        <OpenedInvitation
          token={token}
          onDecline={() => decline.mutate({ token })}
          isDeclining={decline.isPending}
          failure={decline.error}
        />
      )}
    />
  );
}

interface OpenedInvitationProps {
  token: string;
  onDecline: () => void;
  isDeclining: boolean;
  failure: unknown;
}

/** Says who asks and what it means, and which account can accept. */
function OpenedInvitation({ token, onDecline, isDeclining, failure }: OpenedInvitationProps) {
  const me = useMe();
  const invitation = trpc.identity.partner.invitation.useQuery(
    { token },
    { gcTime: 0, retry: false, trpc: { context: onItsOwn } },
  );
  if (invitation.error)
    return (
      <>
        <Notice tone="error">{failureOf(invitation.error).message}</Notice>
        <ButtonRow>
          <ButtonLink to={paths.together}>Planning together</ButtonLink>
        </ButtonRow>
      </>
    );
  if (!invitation.data || me.data === undefined) return <Loading />;
  const { from, sentTo, isYours } = invitation.data;
  if (me.data && !isYours) return <ForAnotherAddress me={me.data} sentTo={sentTo} />;
  const declining = (
    <Button variant="secondary" onPress={onDecline} isPending={isDeclining} pendingLabel="Declining…">
      No, thank you
    </Button>
  );
  return (
    <>
      <p>{from ?? 'Someone who has not given us a name yet'} has invited you to plan together. What that means:</p>
      <AboutTogether />
      {Boolean(failure) && <Notice tone="error">{failureOf(failure).message}</Notice>}
      {me.data ? (
        <Acceptance token={token} from={from} declining={declining} />
      ) : (
        <>
          <Notice tone="info" title="To accept, sign in first">
            The invitation is for the address{' '}
            <strong>
              <EmailText email={sentTo} />
            </strong>
            . Sign in with it, or create an account with it. The invitation then waits on your overview.
          </Notice>
          <ButtonRow>
            <ButtonLink to={paths.auth}>Sign in or sign up</ButtonLink>
            {declining}
          </ButtonRow>
        </>
      )}
    </>
  );
}

/** Names nothing of whoever invited, as this reader is not who was meant. */
const ForAnotherAddress = ({ me, sentTo }: { me: Me; sentTo: string }) => (
  <>
    <Notice tone="info" title="This invitation is for another address">
      It was sent to{' '}
      <strong>
        <EmailText email={sentTo} />
      </strong>
      , and you are signed in as{' '}
      <strong>
        <EmailText email={me.email} />
      </strong>
      . If both are yours, sign out and sign in with the other one. Or ask for the invitation to be sent to the address
      that you use here.
    </Notice>
    <ButtonRow>
      <ButtonLink to={paths.willMaker}>Go to your will</ButtonLink>
    </ButtonRow>
  </>
);

interface AcceptanceProps {
  token: string;
  from: string | null;
  declining: React.ReactNode;
}

function Acceptance({ token, from, declining }: AcceptanceProps) {
  const [, goTo] = useLocation();
  const cache = useCachePlanning();
  const [isRead, setRead] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = trpc.identity.partner.accept.useMutation({
    onSuccess: (planning) => {
      cache(planning);
      notifySuccess('You are now planning together.');
      goTo(paths.together, { replace: true });
    },
  });
  const failure = error && failureOf(error);
  const accept = () => {
    setMissing(!isRead);
    if (isRead && !isPending) mutate({ token });
  };
  return (
    <Form
      onSubmit={accept}
      label="Accept the invitation"
      validationErrors={isMissing ? { isRead: 'Tick the box once you have read the lines above' } : undefined}
    >
      {failure && (
        <Notice tone="error">
          {failure.message}{' '}
          {failure.reason === 'AlreadyPlanning' && <TextLink to={paths.together}>See who with</TextLink>}
        </Notice>
      )}
      <Checkbox
        name="isRead"
        label={`I have read this, and want to plan together${from ? ` with ${from}` : ''}`}
        isSelected={isRead}
        onChange={setRead}
        isFramed
      />
      <ButtonRow>
        <Button type="submit" isPending={isPending} pendingLabel="Accepting…">
          Accept the invitation
        </Button>
        {declining}
      </ButtonRow>
    </Form>
  );
}
