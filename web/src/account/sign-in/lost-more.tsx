import { recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';

/** How to get in, by what is lost; and an honest answer for people who have lost everything. */
export const LostMore = () => (
  <Disclosure summary="Lost more than your password?">
    <div>
      <h2 className="font-semibold">Your phone, passkey or authenticator app</h2>
      <p>
        Sign in with your password or Google, then use one of your recovery codes. If you have none left, tell us on
        that page: you can get in after {recoveryDays} days.
      </p>
    </div>
    <div>
      <h2 className="font-semibold">Your mailbox</h2>
      <p>Sign in with your password or a passkey, then change your email address in “Your account”.</p>
    </div>
    <div>
      <h2 className="font-semibold">Your password, your mailbox and your passkeys</h2>
      <p>
        We cannot tell you from a stranger. The paper is your will; begin again with a new account. If we took your word
        for it, we would have to take anyone’s. A will that you have printed, signed and had witnessed does not need the
        account.
      </p>
      <p className="mt-3">
        <TextLink to={paths.auth}>Begin again with a new account</TextLink>
      </p>
    </div>
  </Disclosure>
);
