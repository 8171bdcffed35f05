import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { type RoleAccess, rolesFor } from '@plainwill/contracts/shared/roles';
import { afterAll, describe, expect, it } from 'vitest';
import { aTarget } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { call, ask } = target;
const harriet = await target.aPerson('harriet', { isFilledIn: true });
const stranger = await target.aPerson('stranger', { isFilledIn: true });
const readonly = await target.aPerson('readonly', { role: 'readonly' });
const reviewer = await target.aPerson('reviewer', { role: 'reviewer' });
const roleAccesses = Object.keys(rolesFor) as RoleAccess[];

const procedures = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract).map(({ path, procedure }) => ({ path: `${service}.${path}`, access: procedure.access })),
);
const needing = (...access: string[]) => procedures.filter((each) => access.includes(each.access));

// S4.8, S5.3, S5.6: asked of every procedure there is, so that a new one is asked too.
describe('who may call what', () => {
  it.each(needing('account', ...roleAccesses))('a visitor may not call $path', async ({ path }) => {
    expect((await call(path, '{}')).status).toBe(401);
  });

  it.each(needing(...roleAccesses))('somebody with an account may not call $path', async ({ path }) => {
    expect((await call(path, '{}', harriet)).status).toBe(403);
  });

  it.each(needing('admin', 'reviewQueue'))('staff who may only look may not call $path', async ({ path }) => {
    expect((await call(path, '{}', readonly)).status).toBe(403);
  });

  it.each(needing('staff', 'admin'))('a reviewer may not call $path', async ({ path }) => {
    expect((await call(path, '{}', reviewer)).status).toBe(403);
  });

  it.each(needing('reviewer'))('staff without that role may not call $path', async ({ path }) => {
    expect((await call(path, '{}', readonly)).status).toBe(403);
  });

  it.each(needing('service'))('nobody may call $path from outside', async ({ path }) => {
    expect((await call(path, '{}', readonly)).status).toBe(404);
  });
});

// S5.1, S5.4, S8.3
describe('somebody who claims to be another', () => {
  it.each([
    'x-user-id',
    'x-account-id',
    'x-internal-account',
    'authorization',
    'x-request-id',
    'x-forwarded-user',
    'x-roles',
  ])('by the header %s gets their own will', async (name) => {
    const { spouseDetails } = await harriet.api.willData.testatorRecord.get.query();
    const { body } = await ask('willData.testatorRecord.get', {
      cookie: stranger.cookie,
      headers: { [name]: name === 'authorization' ? 'Bearer eyJhbGciOiJub25lIn0.e30.' : 'admin' },
    });
    expect(body.result?.data).toEqual(await stranger.api.willData.testatorRecord.get.query());
    expect(JSON.stringify(body)).not.toContain(spouseDetails?.id ?? 'nobody');
  });

  it('by naming another’s account, role or row in the input is refused', async () => {
    const before = await harriet.api.willData.testatorRecord.get.query();
    const me = await harriet.api.identity.accounts.me.query();
    const { personalDetails } = await stranger.api.willData.testatorRecord.get.query();
    const changes = { lastName: 'Taken' };
    for (const more of [{ accountId: me?.id }, { account_id: me?.id }, { userId: me?.id }, { roles: ['admin'] }]) {
      const input = JSON.stringify({ basedOn: personalDetails?.version, changes, ...more });
      expect((await call('willData.personalDetails.save', input, stranger)).status).toBe(400);
      const within = JSON.stringify({ basedOn: personalDetails?.version, changes: { ...changes, ...more } });
      expect((await call('willData.personalDetails.save', within, stranger)).status).toBe(400);
    }
    const signUp = JSON.stringify({ email: 'wants@example.com', password: 'Copper-Field-86', role: 'admin' });
    expect((await call('identity.accounts.signUp', signUp)).status).toBe(400);
    expect(await harriet.api.willData.testatorRecord.get.query()).toEqual(before);
  });
});
