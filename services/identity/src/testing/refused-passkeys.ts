import { randomBytes, randomUUID } from 'node:crypto';
import type { passkeyPurposes } from '@plainwill/contracts/identity/sign-in-methods';
import { aSoftPasskey, type SoftPasskey } from '../credentials/passkeys/testing/soft-passkey.ts';
import { addPasskey } from './add-second-steps.ts';
import { chromeOnWindows, type Identity } from './identity.ts';

const browserToken = 'the secret of this browser';

/** Passkeys that do not open an account, for a reason each. */
export async function refusedPasskeys({ aPerson, query }: Identity): Promise<SoftPasskey[]> {
  const { passkey: removed } = await addPasskey(await aPerson(`removed.${randomUUID()}@example.com`));
  await query('delete from passkeys where credential_id = ?', [removed.id]);

  const { passkey: ofFormerSite } = await addPasskey(await aPerson(`foreign.${randomUUID()}@example.com`));
  await query(`update passkeys set rp_id = 'before.example' where credential_id = ?`, [ofFormerSite.id]);

  const id = randomBytes(32);
  const { calls } = await aPerson(`known.${randomUUID()}@example.com`);
  const passkey = aSoftPasskey(id).made(await calls.passkeys.begin());
  await calls.passkeys.finish({ passkey, signOutOthers: false });
  const withoutItsKey = aSoftPasskey(id);

  const ofNobody = aSoftPasskey();
  return [ofNobody, removed, ofFormerSite, withoutItsKey];
}

/** Signing in with a passkey, in a browser of a stranger. */
export const passkeySignIn = ({ visitor }: Identity) => ({
  begin: (purpose: (typeof passkeyPurposes)[number] = 'signIn') => visitor.passkeys.beginUse({ purpose, browserToken }),
  finish: (passkey: ReturnType<SoftPasskey['answers']>) =>
    visitor.sessions.signInWithPasskey({ passkey, browserToken, client: chromeOnWindows }),
});
