import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { startWebhookSink } from '../support/sinks.ts';
import { addressOf, type SiteCaller } from '../support/site-caller.ts';
import { type GrownPerson, grownPerson } from './grown-people.ts';

/** Numbers from 0 up to the size, spread over all of them, another each time. */
export function spreadOver(size: number) {
  let turn = 0;
  return () => Math.floor(((turn++ * 0.618_033_988_749_895) % 1) * size);
}

interface PersonDeps {
  site: SiteCaller;
  size: number;
  /** The calls read the records of these people. */
  readable: readonly GrownPerson[];
  willData: pg.Client;
  webhooks: Awaited<ReturnType<typeof startWebhookSink>>;
}

const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };

/** The calls of one person through the gateway; each time another person makes them. */
export async function personCalls({ site, size, readable, willData, webhooks }: PersonDeps) {
  const { rows } = await willData.query<{ account_id: string; version: number }>(
    'select account_id, version from personal_details where account_id = any($1::uuid[])',
    [readable.map(({ id }) => id)],
  );
  const versions = new Map(rows.map(({ account_id, version }) => [account_id, version]));
  const [next, nextReader, nextSaver] = [spreadOver(size), spreadOver(readable.length), spreadOver(readable.length)];
  const oneOf = (turn: () => number) => readable[turn()] as GrownPerson;
  let visitors = 0;
  return {
    'sign-in': () => {
      const person = grownPerson(next());
      return site.signIn(person, { address: person.address });
    },
    session: () => site.call('identity.profile.get', undefined, grownPerson(next())),
    'record load': () => site.call('willData.testatorRecord.get', undefined, oneOf(nextReader)),
    save: async () => {
      const person = oneOf(nextSaver);
      const changes = { occupation: `Librarian ${Math.random()}` };
      const input = { basedOn: versions.get(person.id) ?? 0, changes };
      const { version } = await site.call('willData.personalDetails.save', input, person);
      versions.set(person.id, version);
    },
    'questionnaire, through outbox and queue to its receiver': async () => {
      const known = webhooks.seen.size;
      const visitor = { address: addressOf(size + visitors++) };
      await site.call('notifications.questionnaire.submit', { submissionId: randomUUID(), answers }, visitor);
      await webhooks.until(() => webhooks.seen.size > known);
    },
  };
}
