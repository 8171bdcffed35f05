import { type Contract, proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import type { Role } from '@plainwill/contracts/shared/roles';
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
  { who: 'an administrator', roles: ['admin'] },
];

/** Tries every procedure for staff as everyone there is, in the service that owns it. */
export function tryEveryRole(contract: Contract, as: Caller) {
  const forStaff = proceduresOf(contract).filter(
    ({ procedure: { access } }) => access === 'staff' || access === 'admin',
  );

  it('lets nobody but administrators change anything of others', () => {
    const open = forStaff.filter(({ procedure: { kind, access } }) => kind === 'mutation' && access !== 'admin');
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  describe.each(callers)('$who', ({ roles }) => {
    const account = roles && anAccount({ roles });
    const mayEnter = (access: string) =>
      roles?.includes('admin') || (access === 'staff' && roles?.includes('readonly'));

    it.each(forStaff.map(({ path, procedure }) => ({ path, access: procedure.access })))(
      'is let into or kept out of $path',
      async ({ path, access }) => {
        const answer = await answerTo(as, path, account);
        if (mayEnter(access)) expect(isTurnedAway(answer)).toBe(false);
        else expect(answer).toBe(account ? 'FORBIDDEN' : 'UNAUTHORIZED');
      },
    );
  });
}
