import { runsOf } from '@plainwill/kit/testing/test-scope';
import { expect, it, vi } from 'vitest';
import { somePartners } from './testing/some-partners.ts';

const identity = await somePartners();
const { aCouple, anAddress, aPerson, invite, orm, pair, query } = identity;

/** Every connection of the pool sends its statements by this. */
const pool = await orm.em.getConnection().getNativeClient();
const connection = await pool.connect();
const wire = Object.getPrototypeOf(connection);
connection.release();

/** As many of each kind; in the whole suite they make 200. */
const samples = runsOf(5, 50);

type Invite = () => Promise<unknown>;

/** The statements that are sent to the database, in their order, without what was sent with them. */
async function workOf(act: Invite): Promise<string[]> {
  const sent = vi.spyOn(wire, 'query');
  try {
    await act();
    return sent.mock.calls.map(([statement]) => {
      const text = typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
      // An invitation that is not mailed has nothing in the place of a time.
      return text.replaceAll(/'[^']*'|\$\d+|savepoint \w+|\bnull\b|\bdefault\b/g, '?');
    });
  } finally {
    sent.mockRestore();
  }
}

// couples.md 13.2: what is done is compared and not the time it takes, which depends on the machine.
it('is as much work for an address with an account as for any other, and promises one message', {
  timeout: 60_000,
}, async () => {
  await aCouple();
  const flooded = anAddress('flooded');
  for (let count = 0; count < 3; count++) await invite(await aPerson(anAddress('early')), flooded);
  const addresses: Record<string, () => Promise<string>> = {
    'with an account': async () => (await aPerson(anAddress('has'))).email,
    'without one': async () => anAddress('has-not'),
    'of someone who is linked': async () => pair.ben.email,
    'that gets no more mail': async () => flooded,
  };
  const works = new Map<string, Set<string>>();
  for (const [kind, addressOf] of Object.entries(addresses))
    for (let count = 0; count < samples; count++) {
      const [inviter, address] = [await aPerson(anAddress('inviter')), await addressOf()];
      const before = await query('select 1 from outbox');
      const work = await workOf(() => invite(inviter, address));
      const promised = (await query('select 1 from outbox')).length - before.length;
      const done = JSON.stringify([...work, promised]);
      works.set(done, (works.get(done) ?? new Set()).add(kind));
    }
  expect([...works.values()].map((kinds) => [...kinds])).toEqual([Object.keys(addresses)]);
  expect([...works.keys()][0]).toMatch(/insert into \\?"partner_invitations/);
});
