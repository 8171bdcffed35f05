import { randomBytes } from 'node:crypto';
import { passkeyPurposes } from '@plainwill/contracts/identity/sign-in-methods';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAuthenticator } from '../../testing/add-second-steps.ts';
import { anIdentity, chromeOnWindows as client } from '../../testing/identity.ts';
import { shownBy } from '../../testing/medians.ts';
import { pendingSignIns } from '../../testing/pending-sign-ins.ts';
import { passkeySignIn, refusedPasskeys } from '../../testing/refused-passkeys.ts';

const identity = await anIdentity();
const { aPerson, visitor } = identity;

beforeAll(async () => {
  await aPerson('model@example.com');
  await addAuthenticator(await aPerson('two-step@example.com'), identity.time.now);
});

it('a wrong password tells a stranger nothing of who is asked for a second step by what is answered', async () => {
  const signIn = (email: string) => visitor.sessions.signIn({ email, password: 'Wrong-password-1', client });
  const emails = ['model@example.com', 'two-step@example.com', 'nobody@example.com'];
  expect(new Set(await Promise.all(emails.map((email) => shownBy(signIn(email))))).size).toBe(1);
});

describe('a passkey tells a stranger nothing of whose it is, nor whether it is anybody’s', () => {
  const { begin, finish } = passkeySignIn(identity);

  it('by what is asked for, whatever for', async () => {
    const asked = await Promise.all(passkeyPurposes.map(async (purpose) => shownBy(begin(purpose))));
    expect(new Set(asked.map((options) => options.replace(/"challenge":"[\w-]{43}"/, ''))).size).toBe(1);
  });

  it('by what is answered', async () => {
    const answers = [];
    for (const passkey of await refusedPasskeys(identity))
      answers.push(await shownBy(finish(passkey.answers(await begin()))));
    expect(new Set(answers)).toEqual(new Set([expect.stringContaining('PasskeyFailed')]));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('a second step', () => {
  const { pending, expired, finish } = pendingSignIns(identity);
  const aToken = () => randomBytes(32).toString('base64url');

  it('is answered alike where the code is wrong, where it took too long, and where no sign-in waits', async () => {
    const answers = [
      await shownBy(finish(await pending())),
      await shownBy(finish(await expired())),
      await shownBy(finish(aToken())),
    ];
    expect(answers[0]).toContain('SecondStepFailed');
    expect(new Set(answers).size).toBe(1);
  });

  it('is recovered with the same answer whether a sign-in waits or not', async () => {
    const begin = (pendingToken: string) => shownBy(visitor.recovery.begin({ pendingToken }));
    const answers = [await begin(await pending()), await begin(await expired()), await begin(aToken())];
    expect(new Set(answers)).toEqual(new Set(['{}']));
  });
});
