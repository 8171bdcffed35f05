import { services } from '@plainwill/contracts';
import {
  type Access,
  callingServices,
  mapContract,
  type ProcedureContract,
  proceduresOf,
} from '@plainwill/contracts/kit/contract';
import { type Role, type RoleAccess, rolesFor } from '@plainwill/contracts/shared/roles';
import { describe, expect, it } from 'vitest';
import { callerOf, implement } from './implement.ts';
import { aCall, anAccount } from './testing/call.ts';

const allCallers = [...callingServices, 'address-lookup', ''];

const people: { name: string; roles: Role[] | null }[] = [
  { name: 'a visitor', roles: null },
  { name: 'somebody without a role', roles: [] },
  { name: 'staff who may only look', roles: ['readonly'] },
  { name: 'a reviewer', roles: ['reviewer'] },
  { name: 'an administrator', roles: ['admin'] },
];

/** The code that a call should end with, or `OK`, by the access that the contract states. */
function expectedCode(access: Access, roles: Role[] | null): string {
  if (access === 'public' || access === 'service') return 'OK';
  if (roles === null) return 'UNAUTHORIZED';
  if (access === 'account') return 'OK';
  const openFor: readonly Role[] = rolesFor[access as RoleAccess];
  return roles.some((role) => openFor.includes(role)) ? 'OK' : 'FORBIDDEN';
}

// Every procedure of every contract, called as every service and every person there is.
describe.each(Object.entries(services))('%s', (_service, contract) => {
  const handlers = mapContract(contract, () => () => undefined);
  const router = implement(contract, { contextFor: () => ({}), handlers: handlers as never });
  const procedures = proceduresOf(contract);

  /** `OK` for a call that is let in: its input is none of any procedure, and is looked at after access. */
  async function codeOf(path: string, caller: string, roles: Role[] | null) {
    const account = roles && anAccount({ roles });
    const as: unknown = callerOf(router, aCall({ caller, account }));
    const procedure = path.split('.').reduce((at, name) => (at as Record<string, unknown>)[name], as);
    const code = await (procedure as (input: unknown) => Promise<unknown>)('no input').then(
      () => 'OK',
      (error: { code?: string }) => error.code ?? 'broken',
    );
    return code === 'FORBIDDEN' || code === 'UNAUTHORIZED' || code === 'broken' ? code : 'OK';
  }

  it('lets in those services alone that need a procedure', async () => {
    const admitted = async ({ path }: { path: string }) => {
      // Somebody who may do everything, so that nothing but the caller is in question.
      const codes = await Promise.all(allCallers.map((caller) => codeOf(path, caller, ['admin', 'reviewer'])));
      return [path, allCallers.filter((_, index) => codes[index] === 'OK')];
    };
    const stated = ({ access, callers = [] }: ProcedureContract) => (access === 'service' ? callers : ['gateway']);
    expect(Object.fromEntries(await Promise.all(procedures.map(admitted)))).toEqual(
      Object.fromEntries(procedures.map(({ path, procedure }) => [path, stated(procedure)])),
    );
  });

  it.each(people)('lets $name into what is for them alone', async ({ roles }) => {
    const codes = procedures.map(async ({ path, procedure }) => {
      const [caller] = procedure.access === 'service' ? (procedure.callers ?? []) : ['gateway'];
      return [path, await codeOf(path, caller ?? '', roles)];
    });
    expect(Object.fromEntries(await Promise.all(codes))).toEqual(
      Object.fromEntries(procedures.map(({ path, procedure }) => [path, expectedCode(procedure.access, roles)])),
    );
  });
});
