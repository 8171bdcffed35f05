import { type Contract, proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { mayEnter, type Role, type RoleAccess, rolesFor } from '@plainwill/contracts/shared/roles';
import { describe, expect, it } from 'vitest';
import { anAccount } from './call.ts';

type Caller = (account: CallingAccount | null) => object;

/** What becomes of a call by who makes it. Its input is none, for access is looked at first. */
async function answerTo(as: Caller, path: string, account: CallingAccount | null): Promise<string> {
  const procedure = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], as(account));
  return (procedure as (input: unknown) => Promise<unknown>)(undefined).then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? 'broken',
  );
}

const isTurnedAway = (answer: string) => answer === 'FORBIDDEN' || answer === 'UNAUTHORIZED';

const callers: { who: string; roles: Role[] | null }[] = [
  { who: 'a visitor', roles: null },
  { who: 'somebody without a role', roles: [] },
  { who: 'staff who may only look', roles: ['readonly'] },
  { who: 'a reviewer', roles: ['reviewer'] },
  { who: 'an administrator', roles: ['admin'] },
];

const isForRoles = (access: string): access is RoleAccess => access in rolesFor;

/** Tries every procedure for staff as everyone there is, in the service that owns it. */
export function tryEveryRole(contract: Contract, as: Caller) {
  const forStaff = proceduresOf(contract).flatMap(({ path, procedure: { kind, access } }) =>
    isForRoles(access) ? [{ path, kind, access }] : [],
  );

  it('lets nobody but administrators, and reviewers at their own desk, change anything of others', () => {
    const open = forStaff.filter(({ kind, access }) => kind === 'mutation' && access !== 'admin');
    const isOfReviewers = /^(?:reviewDesk\.|reviewers\.saveOwn$)/;
    expect(open.filter(({ path, access }) => access !== 'reviewer' || !isOfReviewers.test(path))).toEqual([]);
  });

  describe.each(callers)('$who', ({ roles }) => {
    const account = roles && anAccount({ roles });

    it.each(forStaff)('is let into or kept out of $path', async ({ path, access }) => {
      const answer = await answerTo(as, path, account);
      if (mayEnter(access, roles ?? [])) expect(isTurnedAway(answer)).toBe(false);
      else expect(answer).toBe(account ? 'FORBIDDEN' : 'UNAUTHORIZED');
    });
  });
}
