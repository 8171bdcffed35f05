import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { AuthAlert } from './auth-failure.tsx';
import { EmailField } from './credential-fields.tsx';
import { LostMore } from './lost-more.tsx';

const missingEmail = { email: 'Enter your email address' };

/** For who has forgotten the password. The answer is the same whether or not the address has an account. */
export default function ForgottenPage() {
  const [email, setEmail] = useState('');
  const { missing, isComplete } = useRequired(missingEmail);
  const { mutate, isPending, isSuccess, error } = trpc.identity.passwords.requestReset.useMutation();
  const submit = () => {
    if (isComplete({ email }) && !isPending) mutate({ email });
  };
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="Forgotten your password?" at={isSuccess ? 'sent' : ''}>
          {isSuccess ? 'Check your email' : 'Forgotten your password?'}
        </PageHeading>
        {isSuccess ? (
          <>
            <Notice tone="ok">If that address has an account, a link to choose a new password is on its way.</Notice>
            <p>It can take a few minutes. Check your junk folder too. The link works once, for one hour.</p>
            <ButtonRow>
              <ButtonLink to={paths.auth}>Back to Sign In</ButtonLink>
            </ButtonRow>
          </>
        ) : (
          <>
            <p>Tell us the address you sign in with, and we will send you a link to choose a new password.</p>
            <Card>
              <Form
                onSubmit={submit}
                label="Forgotten password"
                validationErrors={missing ?? (error ? failureOf(error).fields : undefined)}
              >
                <AuthAlert error={error} />
                <EmailField label="Email" autoComplete="username" value={email} onChange={setEmail} />
                <Button type="submit" isWide isPending={isPending} pendingLabel="Sending…">
                  Send me a link
                </Button>
              </Form>
            </Card>
            <ButtonRow>
              <ButtonLink to={paths.auth} variant="quiet">
                Back to Sign In
              </ButtonLink>
            </ButtonRow>
            <LostMore />
          </>
        )}
      </Stack>
    </SitePage>
  );
}
