import type { Me } from '@plainwill/contracts/identity/accounts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';

interface SignInToAcceptProps {
  sentTo: string;
  /** Completes “The invitation then waits …”. */
  where: string;
}

export const SignInToAccept = ({ sentTo, where }: SignInToAcceptProps) => (
  <Notice tone="info" title="To accept, sign in first">
    The invitation is for the address{' '}
    <strong>
      <EmailText email={sentTo} />
    </strong>
    . Sign in with it, or create an account with it. The invitation then waits {where}.
  </Notice>
);

/** Names nothing of whoever invited, as this reader is not who was meant. */
export const ForAnotherAddress = ({ me, sentTo }: { me: Me; sentTo: string }) => (
  <>
    <Notice tone="info" title="This invitation is for another address">
      It was sent to{' '}
      <strong>
        <EmailText email={sentTo} />
      </strong>
      , and you are signed in as{' '}
      <strong>
        <EmailText email={me.email} />
      </strong>
      . If both are yours, sign out and sign in with the other one. Or ask for the invitation to be sent to the address
      that you use here.
    </Notice>
    <ButtonRow>
      <ButtonLink to={paths.willMaker}>Go to your will</ButtonLink>
    </ButtonRow>
  </>
);
