import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LinkPage } from './link-page.tsx';

/** Where the link to a new address leads. */
export default function NewEmailPage() {
  const { identity } = trpc.useUtils();
  return (
    <LinkPage
      call={trpc.identity.profile.confirmNewEmail.useMutation({ onSuccess: () => identity.invalidate() })}
      title="Use your new email address"
      action="Use this email address"
      pendingLabel="Changing…"
      done={{
        heading: 'Your email address is changed',
        words: 'From now on, sign in with your new address. We have told your old address about it.',
        next: <ButtonLink to={paths.account}>Your account</ButtonLink>,
      }}
    >
      One press, and this is the address you sign in with.
    </LinkPage>
  );
}
