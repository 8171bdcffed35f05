import { TOTP } from 'otpauth';
import { aSoftPasskey } from '../credentials/passkeys/testing/soft-passkey.ts';
import type { Identity } from './identity.ts';

type Person = Pick<Awaited<ReturnType<Identity['aPerson']>>, 'calls'>;

/** Gives somebody a passkey. */
export async function addPasskey({ calls }: Person) {
  const passkey = aSoftPasskey();
  const made = passkey.made(await calls.passkeys.begin());
  const { recoveryCodes } = await calls.passkeys.finish({ passkey: made, signOutOthers: false });
  return { passkey, recoveryCodes: recoveryCodes ?? [] };
}

/** Gives somebody an authenticator app. @returns its secret */
export async function addAuthenticator({ calls }: Person, now: Date): Promise<string> {
  const { secret } = await calls.authenticators.begin();
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  await calls.authenticators.confirm({ code, signOutOthers: false });
  return secret;
}
