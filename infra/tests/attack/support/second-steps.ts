import { createHmac } from 'node:crypto';
import type { PasskeyRequest } from '@plainwill/contracts/identity/passkeys';
import type { PasskeyPurpose } from '@plainwill/contracts/identity/sign-in-methods';
import {
  aSoftPasskey,
  type SoftPasskey,
} from '../../../../services/identity/src/credentials/passkeys/testing/soft-passkey.ts';
import type { Answer, Person, Target } from './target.ts';

export type Assertion = ReturnType<SoftPasskey['answers']>;

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** The code that an authenticator app shows, as RFC 6238 and RFC 4226, section 5.3, say. */
export function codeOf(secret: string, now = Date.now()): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / stepSeconds)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Every cookie that an answer sets, as the browser sends them back; what it ends is left out. */
export const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Signing in with passkeys and codes, as a page of the site and its browser do it. */
export function secondSteps({ site, origin, send, signIn }: Target) {
  const here = { origin, rpId: new URL(site.url).hostname };

  const post = (route: string, body: object, cookie = '') =>
    send(`/auth/${route}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cookie,
    });

  async function begin(purpose: PasskeyPurpose) {
    const answer = await post('passkey/begin', { purpose });
    return { cookie: cookiesOf(answer), options: answer.body as unknown as PasskeyRequest };
  }

  /** The assertion of somebody's passkey, and the cookie of the browser that asked for it. */
  async function assertion(passkey: SoftPasskey, purpose: PasskeyPurpose) {
    const { cookie, options } = await begin(purpose);
    return { cookie, options, answer: passkey.answers(options, here) };
  }

  return {
    post,
    begin,
    assertion,
    finish: (passkey: Assertion, cookie: string) => post('passkey/finish', { passkey }, cookie),
    second: (proof: object, cookie: string) => post('second', { proof }, cookie),

    /** Signs in with the password, up to the second step. */
    async half({ email }: { email: string }) {
      const answer = await signIn(email);
      if (!answer.text.includes('secondStep')) throw new Error(`no second step is asked for: ${answer.text}`);
      return cookiesOf(answer);
    },

    async addPasskey({ api }: Person) {
      const passkey = aSoftPasskey();
      const made = passkey.made(await api.identity.passkeys.begin.mutate(), here);
      const { recoveryCodes } = await api.identity.passkeys.finish.mutate({ passkey: made, signOutOthers: false });
      return { passkey, recoveryCodes: recoveryCodes ?? [] };
    },

    async addAuthenticator({ api }: Person) {
      const { secret } = await api.identity.authenticators.begin.mutate();
      const code = codeOf(secret);
      const { recoveryCodes } = await api.identity.authenticators.confirm.mutate({ code, signOutOthers: false });
      return { secret, code, recoveryCodes: recoveryCodes ?? [] };
    },
  };
}
