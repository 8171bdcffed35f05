import { type ReactNode, useEffect, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';

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
  /** The text says what the press will do. */
  children?: ReactNode;
  action?: string;
  pendingLabel?: string;
  /** The page shows this once it is done; nothing where it then leads elsewhere. */
  done?: { heading: string; text: ReactNode; next: ReactNode };
  /** Takes the place of the press where more is asked. */
  form?: ((token: string) => ReactNode) | undefined;
}

/** A link from a mail leads here. The button keeps programs that open links from using it up. */
export function LinkPage({ call, title, children, action, pendingLabel, done, form }: LinkPageProps) {
  const token = useLinkToken();
  const { mutate, isPending, error } = call;
  const outcome = call.isSuccess && done;
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title={title} at={outcome ? 'done' : ''}>
          {outcome ? outcome.heading : title}
        </PageHeading>
        {outcome ? (
          <>
            <Notice tone="ok">{outcome.text}</Notice>
            <ButtonRow>{outcome.next}</ButtonRow>
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

/** A link from a mail that lost its end on the way. */
export function IncompleteLink() {
  return (
    <>
      <Notice tone="error">
        This link is incomplete. Open it again from the message, or copy the full link into your browser.
      </Notice>
      <ButtonRow>
        <ButtonLink to={paths.auth} variant="secondary">
          Sign In
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

const tokenIn = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, '')).get('token');

/** Reads the token of a link from a mail, and takes it out of the address bar and the history. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(() => tokenIn(window.location.hash));
  useEffect(() => {
    const take = () => {
      const found = tokenIn(window.location.hash);
      if (!found) return;
      setToken(found);
      window.history.replaceState(null, '', window.location.pathname);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
