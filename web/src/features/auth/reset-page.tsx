import { failureOf } from '../../api/failure.ts';
import { onItsOwn, trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { AskAgain } from '../../ui/feedback/ask-again.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { SitePage } from '../site/site-page.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { ResetForm } from './reset-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the link of a forgotten password leads. */
export default function ResetPage() {
  const token = useLinkToken();
  const details = trpc.identity.passwords.resetDetails.useQuery(
    { token: token ?? '' },
    { enabled: token !== null, gcTime: 0, staleTime: Infinity, retry: false, trpc: { context: onItsOwn } },
  );
  const reset = trpc.identity.passwords.reset.useMutation();
  const isDone = reset.isSuccess;
  const error = reset.error ?? details.error;
  const failure = error && failureOf(error);
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
        ) : !token ? (
          <IncompleteLink />
        ) : details.data ? (
          <Card>
            <ResetForm
              googleEmail={details.data.googleEmail}
              onSubmit={(chosen) => reset.mutate({ token, ...chosen })}
              isPending={reset.isPending}
              error={reset.error}
            />
          </Card>
        ) : details.error ? (
          <AskAgain
            message={failureOf(details.error).message}
            onRetry={() => void details.refetch()}
            isRetrying={details.isFetching}
          />
        ) : (
          <Loading />
        )}
      </Stack>
    </SitePage>
  );
}
