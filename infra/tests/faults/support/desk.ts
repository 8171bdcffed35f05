import { TRPCClientError } from '@trpc/client';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { fillIn } from '../../../tools/demo/harriet-bell.ts';
import { aQualification } from '../../../tools/demo/people.ts';
import { askForReview, tickAll, warningsOf } from '../../../tools/demo/will-in-review.ts';
import { grantRole } from '../../../tools/launcher/identity-commands.ts';
import type { Person } from './person.ts';
import { secrets } from './servers/postgres-server.ts';
import { openSite } from './site.ts';
import type { Stage } from './stage.ts';
import { withFault } from './stores.ts';

/** The repair runs often, so that it is soon known that a mail was sent. */
export const soonSettled = { repairMs: 1000 };

const soon = { timeout: 20_000, interval: 20 };

/** The reason of a refusal; the error's code if it names none. */
const reasonOf = (error: unknown): string =>
  error instanceof TRPCClientError ? (error.data?.reason ?? error.data?.code ?? 'NO ANSWER') : String(error);

/** The outcome of a call: done, or why it was refused. */
export const outcomeOf = (call: Promise<unknown>) => call.then(() => 'done', reasonOf);

/** Gives a role by the operator’s command, and signs in to use it. */
export async function grantRoleTo(stage: Stage, person: Person, role: 'admin' | 'reviewer') {
  const identity = {
    identityDatabaseUrl: stage.postgres.urlOf('identity'),
    identityEncryptionKeys: secrets.identityEncryptionKeys,
  };
  await grantRole(identity, [role, person.email, ...(role === 'reviewer' ? aQualification : [])]);
  await person.signIn();
  return person;
}

/** A site where no will is signed that was not approved, and a customer who has asked for that. */
export async function openDesk() {
  const site = await openSite({
    given: { NODE_OPTIONS: `--import=${import.meta.resolve('./review-required.ts')}`, ...withFault(soonSettled) },
  });
  const { stage, person: customer, services } = site;
  const { willData } = customer.api;
  await fillIn(customer);
  const number = (await askForReview(customer)) ?? expect.fail('nothing was asked');
  const understood = await warningsOf(customer);
  const rows = (sql: string) => stage.postgres.rows<Record<string, unknown>>('will_data', sql);

  return {
    ...site,
    willDataService: services['will-data'],
    customer,
    number,
    aMember: async (role: 'admin' | 'reviewer', signUp = site.signUp) => grantRoleTo(stage, await signUp(), role),
    /** Rows of will-data. */
    rows,
    /** Resolves when every mail that was promised has been sent. */
    mailsAreSent: () =>
      vi.waitFor(async () => expect(await rows('select 1 from outbox where settled_at is null')).toEqual([]), soon),
    status: async () => (await willData.review.status.query()).review ?? expect.fail('nothing was asked'),
    /** The copy to sign, as another tab asks for it. */
    makeCopy: () => customer.anotherTab().willData.signingCopies.make.mutate({ understood }),
    /** Changes what the will says of the funeral. */
    async wish(location: string) {
      const basedOn = (await willData.testatorRecord.get.query()).funeralWishes?.version ?? 0;
      await willData.funeralWishes.save.mutate({ basedOn, changes: { location } });
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A reviewer who has claimed the will and ticked everything. */
export async function aReader(desk: Desk) {
  const reader = await desk.aMember('reviewer');
  const { number } = desk;
  await reader.api.willData.reviewDesk.claim.mutate({ number });
  await tickAll(reader, number);
  return reader;
}

/**
 * Keeps everybody from writing to a table of will-data, until it is released.
 * @param lockedFirst the table of the row that whoever writes there has locked
 */
export async function lockTable({ stage }: Pick<Desk, 'stage'>, table: string, lockedFirst = 'reviews') {
  const client = new pg.Client({ connectionString: stage.postgres.ownerUrlOf('will_data') });
  await client.connect();
  const release = () => client.end().catch(() => undefined);
  onTestFinished(release);
  await client.query(`begin; lock table ${table} in share row exclusive mode`);
  return {
    release,
    /** Resolves when somebody who has locked a row of the other table is about to write there. */
    isAwaited: () =>
      vi.waitFor(async () => {
        const { rows } = await client.query(
          `select 1 from pg_locks waiting join pg_locks held using (pid)
           where waiting.relation = $1::regclass and not waiting.granted
             and held.relation = $2::regclass and held.mode = 'RowShareLock'`,
          [table, lockedFirst],
        );
        expect(rows, `nobody writes to ${table}`).not.toEqual([]);
      }, soon),
  };
}
