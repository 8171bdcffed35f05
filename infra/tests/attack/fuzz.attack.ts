import { services } from '@plainwill/contracts';
import { accountsContract } from '@plainwill/contracts/identity/accounts';
import { passkeysContract } from '@plainwill/contracts/identity/passkeys';
import { FinishSignIn, Reauthenticate, SignIn, SignInWithPasskey } from '@plainwill/contracts/identity/sessions';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { rolesFor } from '@plainwill/contracts/shared/roles';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hostileInput } from './support/hostile-inputs.ts';
import { secondSteps } from './support/second-steps.ts';
import { leaksIn } from './support/stored-rows.ts';
import { aTarget, type Person } from './support/target.ts';

const triesOfEach = Number(process.env.FUZZ_TRIES ?? 60);
/** A service answers this once it has read a password; a rate limit would have refused the call before. */
const waitsAfterWrongPasswords = 'PasswordTooSoon';

const target = await aTarget();
afterAll(target.stop);

const harriet = await target.aPerson('harriet', { isFilledIn: true });
const admin = await target.aPerson('admin', { role: 'admin' });
const reviewer = await target.aPerson('reviewer', { role: 'reviewer' });
/** Asked between tries whether anything was written; nobody sends anything hostile as her. */
const bystander = await target.aPerson('bystander', { isFilledIn: true });

const procedures = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract).map(({ path, procedure }) => ({ path: `${service}.${path}`, procedure })),
);
const fromOutside = procedures.filter(({ procedure }) => procedure.access !== 'service');
function attackerOf(access: string): Person {
  if (access === 'reviewer') return reviewer;
  return access in rolesFor ? admin : harriet;
}
/** Administrators read to which private hosts webhooks may go. */
const { privateHosts } = await admin.api.notifications.integrations.get.query();
const leaksTo = (attacker: Person, text: string) =>
  leaksIn(text).filter((leak) => attacker !== admin || !privateHosts.includes(leak));
const testatorRecordOf = ({ api }: Person) => api.willData.testatorRecord.get.query();

// S4.4, S4.5, S11.6, S13.3
describe('hostile input', () => {
  it.each(fromOutside)('is refused by name in $path, tells nothing, and leaves nothing half-written', async (tried) => {
    const { path, procedure } = tried;
    const attacker = attackerOf(procedure.access);
    const before = await testatorRecordOf(harriet);
    const ofBystander = await testatorRecordOf(bystander);
    let accepted = 0;
    let parsed = 0;
    await fc.assert(
      fc.asyncProperty(hostileInput(procedure.input), async (json) => {
        const as = { cookie: attacker.cookie };
        const { status, text, body } = await (json === undefined ? target.ask(path, as) : target.call(path, json, as));
        expect(status, text).toBeLessThan(500);
        expect(leaksTo(attacker, text)).toEqual([]);
        if (status !== 429 || body.error?.data.reason === waitsAfterWrongPasswords) parsed++;
        if (status === 200) accepted++;
        else expect(body.error?.message ?? '', text).not.toBe('');
        // A wrong field is named, so that somebody with a mistyped form would see where.
        if (body.error?.data.code === 'BAD_REQUEST' && !body.error.data.reason && isJson(json)) {
          expect(Object.keys(body.error.data.fields ?? {}), text).not.toEqual([]);
        }
      }),
      { numRuns: triesOfEach, endOnFailure: true },
    );
    // Some procedures answer so often and no more; what went beyond that was never looked at.
    expect(parsed).toBeGreaterThanOrEqual(Math.min(triesOfEach, procedure.limit?.calls ?? triesOfEach, 10));
    if (accepted === 0) expect(await testatorRecordOf(harriet)).toEqual(before);
    expect(await testatorRecordOf(bystander)).toEqual(ofBystander);
  });
});

/** Routes that set a cookie, and so are no procedures, by what they take. */
const routes: Record<string, z.ZodType> = {
  'sign-in': SignIn,
  'confirm-email': accountsContract.confirmEmail.input.omit({ client: true }),
  'passkey/begin': passkeysContract.beginUse.input.omit({ browserToken: true }),
  'passkey/finish': SignInWithPasskey,
  second: FinishSignIn,
  'second/ways': z.strictObject({}),
  reauthenticate: Reauthenticate,
  recovery: z.strictObject({}),
};

// S4.4, S4.5, AS-10
describe('hostile input at a route of signing in', () => {
  const { addPasskey, half } = secondSteps(target);

  it.each(Object.entries(routes))('is refused by name at /auth/%s, and opens no session', async (route, input) => {
    const owner = await target.aPerson(`owner-at-${route.replace('/', '-')}`);
    await addPasskey(owner);
    await owner.api.identity.waysIn.setSecondStep.mutate({ isAsked: true, signOutOthers: false });
    const waiting = `${await half(owner)}; plainwill_dev_passkey=made-up; ${owner.cookie}`;
    const before = await owner.api.identity.devices.list.query();
    await fc.assert(
      fc.asyncProperty(hostileInput(input), async (hostile) => {
        const json = hostile ?? '{}';
        const { status, text, headers, body } = await target.send(`/auth/${route}`, {
          method: 'POST',
          headers: { origin: target.origin, 'content-type': 'application/json' },
          body: json,
          cookie: waiting,
        });
        expect(status, text).toBeLessThan(500);
        expect(leaksIn(text)).toEqual([]);
        expect(headers.getSetCookie().filter((line) => line.startsWith('plainwill_dev='))).toEqual([]);
        if (status === 400 && !body.error?.data.reason && isJson(json))
          expect(Object.keys(body.error?.data.fields ?? {}), text).not.toEqual([]);
      }),
      { numRuns: triesOfEach, endOnFailure: true },
    );
    expect((await owner.api.identity.devices.list.query()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});

function isJson(json: string | undefined) {
  try {
    JSON.parse(json ?? '');
    return true;
  } catch {
    return false;
  }
}

// S1.7
it('never made anybody staff', async () => {
  expect((await harriet.api.identity.accounts.me.query())?.roles ?? []).toEqual([]);
});
