import { useId, useState } from 'react';
import { useCachePlanning } from '../../account/partner/use-planning.ts';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../../account/sign-in/auth-failure.tsx';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { firstNameOfSpouse } from '../../shared/people/spoken-names.ts';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { Card } from '../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';

/** As in the contract, which the browser does not load. */
const maxOpen = 3;

const noReasons: FieldOfReason = {};
const missingFields = { firstName: 'Enter your partner’s first name', email: 'Enter your partner’s email address' };

interface InvitePartnerProps {
  openInvitations: number;
  /** After an end, invitations wait until then. */
  canInviteFrom: string | null;
  nameInMail: string | null;
}

export function InvitePartner({ openInvitations, canInviteFrom, nameInMail }: InvitePartnerProps) {
  const heading = useId();
  const { spouseDetails } = useTestatorRecord();
  const [firstName, setFirstName] = useState(firstNameOfSpouse(spouseDetails) ?? '');
  const [email, setEmail] = useState('');
  const { missing, isComplete } = useRequired(missingFields);
  const cache = useCachePlanning();
  const invite = trpc.identity.partner.invite.useMutation({
    onSuccess: (planning) => {
      cache(planning);
      setFirstName('');
      setEmail('');
      notifySuccess('The invitation is on its way.');
    },
  });
  const { run, isPending, error } = useProof(invite);
  const { fields, other } = useFieldFailures(error, noReasons);
  const send = () => {
    if (isComplete({ firstName, email }) && !isPending) run({ firstName: firstName.trim(), email: email.trim() });
  };
  return (
    <section aria-labelledby={heading}>
      <Card>
        <h2 id={heading} className="heading text-title">
          Invite your partner
        </h2>
        {canInviteFrom ? (
          <p>You can invite someone again from {formatDateTime(canInviteFrom)}.</p>
        ) : openInvitations >= maxOpen ? (
          <p>Three invitations are open. Cancel one before you send another.</p>
        ) : (
          <Form onSubmit={send} label="Invite your partner" validationErrors={missing ?? fields}>
            <AuthAlert error={other} />
            <TextField
              label="Your partner’s first name"
              name="firstName"
              autoComplete="off"
              autoCapitalize="words"
              value={firstName}
              onChange={setFirstName}
            />
            <TextField
              label="Your partner’s email address"
              hint="Each of you needs an address of your own. We send the invitation there: it can be accepted for 7 days."
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
              value={email}
              onChange={setEmail}
            />
            <p className="text-small text-muted">
              {nameInMail ? (
                <>The email says that {nameInMail} invites them.</>
              ) : (
                <>
                  The email says that “Someone” invites them, as we have no name of yours to give.{' '}
                  <TextLink to={paths.accountSection('name')}>Add your name first</TextLink>
                </>
              )}
            </p>
            <ButtonRow>
              <Button type="submit" isPending={isPending} pendingLabel="Sending…">
                Send the invitation
              </Button>
            </ButtonRow>
          </Form>
        )}
      </Card>
    </section>
  );
}
