import { type ReactNode, useEffect, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';

/** The one call that a link is for. */
export interface LinkCall {
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
  /** Says where to turn if the message has no code either. */
  withoutCode?: ReactNode;
}

/** A link from a mail leads here. The button keeps programs that open links from using it up. */
export function LinkPage({ call, title, children, action, pendingLabel, done, form, withoutCode }: LinkPageProps) {
  const [token, setToken] = useLinkToken();
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
          <IncompleteLink onCode={setToken} withoutCode={withoutCode} />
        )}
      </Stack>
    </SitePage>
  );
}

// 32 bytes in base64url.
const codeInText = /(?:^|token=)([\w-]{43})$/;

/** The code of a link in what someone copied: the code alone, or the whole link, perhaps over two lines. */
const codeIn = (text: string): string | null =>
  codeInText.exec(text.replace(/\s/g, '').replace(/%23/g, '#'))?.[1] ?? null;

interface IncompleteLinkProps {
  onCode: (code: string) => void;
  withoutCode?: ReactNode;
}

/** A link from a mail that lost its end on the way: filters of some mail systems cut it off. The code is in the message. */
export function IncompleteLink({ onCode, withoutCode }: IncompleteLinkProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const code = codeIn(text);
    setWrong(!code);
    if (code) onCode(code);
  };
  return (
    <>
      <Notice tone="error">
        This link is incomplete: some mail programs cut off its end. Copy the code from the message, below the link.
      </Notice>
      <Card>
        <Form
          onSubmit={submit}
          label="Continue with the code"
          validationErrors={
            isWrong ? { code: 'Copy the whole code from the message. It has 43 characters' } : undefined
          }
        >
          <TextField label="Code from the message" name="code" autoComplete="off" value={text} onChange={setText} />
          <Button type="submit">Continue</Button>
        </Form>
      </Card>
      <p>
        {withoutCode ?? (
          <>
            No code in the message? <TextLink to={paths.auth}>Sign in or sign up again</TextLink>, or{' '}
            <TextLink to={paths.forgottenPassword}>ask for a new password</TextLink>, and we will send you another.
          </>
        )}
      </p>
    </>
  );
}

const tokenIn = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, '')).get('token');

/** Reads the token of a link from a mail, and takes it out of the address bar and the history; or it is typed. */
export function useLinkToken(): [token: string | null, setToken: (token: string) => void] {
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
  return [token, setToken];
}
