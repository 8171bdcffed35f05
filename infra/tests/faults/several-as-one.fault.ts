import { randomInt, randomUUID } from 'node:crypto';
import { createProducer } from '@plainwill/kit/queues/producer';
import { quietLog } from '@plainwill/kit/testing/call';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { grantRoleTo } from './support/desk.ts';
import { openPairs, type Pairs } from './support/pairs.ts';
import type { Person } from './support/person.ts';
import { onEachStore } from './support/stores.ts';

const soon = { timeout: 30_000, interval: 50 };
/** A gateway may go on answering a session that was ended through another for so long. */
const staleMs = 2000;

const gatewaysOf = ({ pairs }: Pairs) => pairs.gateway.map(({ url }) => url) as [string, string];

const isSignedIn = (person: Person, at: string) =>
  person
    .anotherTab(at)
    .willData.testatorRecord.get.query()
    .then(
      () => true,
      (error) => {
        if (error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED') return false;
        throw error;
      },
    );

/** Sees that somebody is signed in at both gateways, and after `end` at neither. */
async function expectEnded(site: Pairs, person: Person, end: () => Promise<unknown>) {
  const gateways = gatewaysOf(site);
  for (const at of gateways) await vi.waitFor(async () => expect(await isSignedIn(person, at)).toBe(true), soon);
  await end();
  const ended = performance.now();
  let lastAnswered = ended;
  for (const at of gateways) {
    const look = async () => {
      const asked = performance.now();
      const isIn = await isSignedIn(person, at);
      if (isIn) lastAnswered = asked;
      expect(isIn).toBe(false);
    };
    await vi.waitFor(look, soon);
  }
  expect(lastAnswered - ended).toBeLessThan(staleMs);
}

describe('two of each behind HAProxy', () => {
  onEachStore((store) => {
    it('know at one gateway who has signed in, signed out or lost the account at the other', async () => {
      const site = await openPairs(store);
      const { stage, pairs } = site;
      const [first, second] = gatewaysOf(site);
      const signUpAtFirst = () => site.signUp(first);
      const admin = await grantRoleTo(stage, await signUpAtFirst(), 'admin');

      const leaving = await signUpAtFirst();
      await expectEnded(site, leaving, async () => expect(await leaving.signOut(second)).toBe(true));

      const disabled = await signUpAtFirst();
      const id = (await disabled.api.identity.accounts.me.query())?.id ?? expect.fail('nobody is signed in');
      await expectEnded(site, disabled, () => admin.api.identity.users.disable.mutate({ id, reason: 'They asked' }));

      // Either may be the one that tells both gateways of changes.
      for (const hung of pairs.identity) {
        const person = await signUpAtFirst();
        hung.freeze();
        const signOut = async () => expect(await person.signOut(second)).toBe(true);
        await expectEnded(site, person, () => vi.waitFor(signOut, soon));
        hung.resume();
      }
    });

    it('count wrong passwords at both gateways together', async () => {
      const site = await openPairs(store);
      const { email } = await site.signUp();
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      const guess = async (at: string) => {
        const answer = await fetch(`${at}/auth/sign-in`, {
          method: 'POST',
          headers: { origin: site.stage.origin, 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ email, password: 'Wrong-Lantern-58' }),
        });
        return answer.status;
      };
      const [first, second] = gatewaysOf(site);
      const statuses = [];
      for (const at of [first, second, first, second, first, second, first]) statuses.push(await guess(at));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    });

    it('send each mail once, and have the clock’s work queued once', async () => {
      const site = await openPairs(store);
      const { stage } = site;
      const producer = createProducer(stage.store.url, quietLog);
      onTestFinished(() => producer.close());
      const emails = Array.from({ length: 30 }, () => `${randomUUID()}@example.com`);
      const left = emails.values();
      const signUpAt = async (gateway: string) => {
        for (const email of left)
          await stage.visitor(gateway).identity.accounts.signUp.mutate({ email, password: 'Harbour-Lamp-41' });
      };
      await Promise.all(gatewaysOf(site).map(signUpAt));
      await vi.waitFor(async () => {
        const waiting = 'select id from outbox where dispatched_at is null';
        expect(await stage.postgres.rows('identity', waiting)).toEqual([]);
        expect(await producer.figuresOf('emails')).toMatchObject({ waiting: 0, active: 0, delayed: 0, failed: 0 });
      }, soon);
      expect(emails.map((email) => stage.mail.to(email).length)).toEqual(emails.map(() => 1));
      const due = await vi.waitFor(async () => {
        const { waiting, active, delayed } = await producer.figuresOf('housekeeping');
        expect(active).toBe(0);
        return waiting + delayed;
      }, soon);
      expect(due).toBe(1);
    });
  });
});
