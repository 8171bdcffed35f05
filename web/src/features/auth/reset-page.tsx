import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SitePage } from '../site/site-page.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { ResetForm } from './reset-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of a forgotten password leads. */
export default function ResetPage() {
  const token = useLinkToken();
  const reset = trpc.identity.passwords.reset.useMutation();
  const isDone = reset.isSuccess;
  const failure = reset.error && failureOf(reset.error);
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="Choose a new password" at={isDone ? 'done' : ''}>
          {isDone ? 'Your password is changed' : 'Choose a new password'}
        </PageHeading>
        {isDone ? (
          <>
            <Notice tone="ok">Sign in with your new password. Every device has been signed out.</Notice>
            <ButtonRow>
              <ButtonLink to={paths.auth}>Sign In</ButtonLink>
            </ButtonRow>
          </>
        ) : failure?.reason === 'LinkExpired' ? (
          <>
            <Notice tone="error">{failure.message}</Notice>
            <ButtonRow>
              <ButtonLink to={paths.forgottenPassword}>Send me a new link</ButtonLink>
            </ButtonRow>
          </>
        ) : token ? (
          <Card>
            <ResetForm
              onSubmit={(password) => reset.mutate({ token, password })}
              isPending={reset.isPending}
              error={reset.error}
            />
          </Card>
        ) : (
          <IncompleteLink />
        )}
      </Stack>
    </SitePage>
  );
}
