import type { ReactNode } from 'react';
import { failureOf } from '../../api/failure.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { SitePage } from '../site/site-page.tsx';
import { IncompleteLink } from './incomplete-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** The one call that a link is for. */
interface LinkCall {
  mutate: (input: { token: string }) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
}

interface LinkPageProps {
  call: LinkCall;
  title: string;
  /** What the press will do. */
  children?: ReactNode;
  action?: string;
  pendingLabel?: string;
  /** What has happened once it is done. */
  done: { heading: string; words: ReactNode; next: ReactNode };
  /** Takes the place of the press where more is asked. */
  form?: ((token: string) => ReactNode) | undefined;
}

/** Where a link from a mail leads. The button keeps programs that open links from using it up. */
export function LinkPage({ call, title, children, action, pendingLabel, done, form }: LinkPageProps) {
  const token = useLinkToken();
  const { mutate, isPending, isSuccess, error } = call;
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title={title} at={isSuccess ? 'done' : ''}>
          {isSuccess ? done.heading : title}
        </PageHeading>
        {isSuccess ? (
          <>
            <Notice tone="ok">{done.words}</Notice>
            <ButtonRow>{done.next}</ButtonRow>
          </>
        ) : token && form ? (
          form(token)
        ) : token ? (
          <>
            {error ? <Notice tone="error">{failureOf(error).message}</Notice> : <p>{children}</p>}
            <ButtonRow>
              {failureOf(error).reason === 'LinkExpired' ? (
                <ButtonLink to={paths.auth}>Sign In</ButtonLink>
              ) : (
                <Button onPress={() => mutate({ token })} isPending={isPending} pendingLabel={pendingLabel}>
                  {action}
                </Button>
              )}
            </ButtonRow>
          </>
        ) : (
          <IncompleteLink />
        )}
      </Stack>
    </SitePage>
  );
}
