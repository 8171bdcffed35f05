import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { failureOf } from '../../shared/api/failure.ts';
import { onItsOwn, trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import { InvitationPage } from '../invitations/invitation-page.tsx';
import { AboutTogether } from './about-together.tsx';
import { useCachePlanning } from './use-planning.ts';

/** Invites to plan together. */
export default function PartnerInvitationPage() {
  return (
    <InvitationPage
      title="Planning together"
      place={{ path: paths.together, name: 'Planning together', where: 'on your overview' }}
      decline={trpc.identity.partner.decline.useMutation()}
      useOpened={(token) =>
        trpc.identity.partner.invitation.useQuery({ token }, { gcTime: 0, retry: false, trpc: { context: onItsOwn } })
      }
      about={(from) => (
        <>
          <p className="wrap-anywhere">{from} has invited you to plan together. What that means:</p>
          <AboutTogether />
        </>
      )}
      acceptance={(invitation) => <Acceptance {...invitation} />}
    />
  );
}

interface AcceptanceProps {
  token: string;
  from: string | null;
  declining: ReactNode;
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
