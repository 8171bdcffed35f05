import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LinkPage } from './link-page.tsx';

/** Where the link in the confirmation message leads. */
export default function ConfirmEmailPage() {
  return (
    <LinkPage
      call={trpc.identity.accounts.confirmEmail.useMutation()}
      title="Confirm your email address"
      action="Confirm my email address"
      pendingLabel="Confirming…"
      done={{
        heading: 'Thank you',
        words: 'Your email address is confirmed. You can sign in now.',
        next: <ButtonLink to={paths.auth}>Sign In</ButtonLink>,
      }}
    >
      One press, and your account is ready.
    </LinkPage>
  );
}
