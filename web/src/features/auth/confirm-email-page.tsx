import { useEffect, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SitePage } from '../site/site-page.tsx';

const tokenIn = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, '')).get('token');

/** Where the link in the confirmation message leads. The button keeps programs that open links from using it up. */
export default function ConfirmEmailPage() {
  const token = useTokenFromAddress();
  const { mutate, isPending, isSuccess, error } = trpc.identity.accounts.confirmEmail.useMutation();
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="Confirm your email address" at={isSuccess ? 'confirmed' : ''}>
          {isSuccess ? 'Thank you' : 'Confirm your email address'}
        </PageHeading>
        {isSuccess ? (
          <Confirmed />
        ) : token ? (
          <>
            {error ? (
              <Notice tone="error">{failureOf(error).message}</Notice>
            ) : (
              <p>One press, and your account is ready.</p>
            )}
            <ButtonRow>
              {failureOf(error).reason === 'LinkExpired' ? (
                <ButtonLink to={paths.auth}>Sign In</ButtonLink>
              ) : (
                <Button onPress={() => mutate({ token })} isPending={isPending} pendingLabel="Confirming…">
                  Confirm my email address
                </Button>
              )}
            </ButtonRow>
          </>
        ) : (
          <>
            <Notice tone="error">
              This link is not complete. Open it again from the message, or copy the whole of it into your browser.
            </Notice>
            <ButtonRow>
              <ButtonLink to={paths.auth} look="secondary">
                Sign In
              </ButtonLink>
            </ButtonRow>
          </>
        )}
      </Stack>
    </SitePage>
  );
}

function Confirmed() {
  return (
    <>
      <Notice tone="ok">Your email address is confirmed. You can sign in now.</Notice>
      <ButtonRow>
        <ButtonLink to={paths.auth}>Sign In</ButtonLink>
      </ButtonRow>
    </>
  );
}

/** Reads the token, and takes it out of the address bar and the history. */
function useTokenFromAddress(): string | null {
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
