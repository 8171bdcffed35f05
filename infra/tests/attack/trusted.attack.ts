import { randomUUID } from 'node:crypto';
import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import {
  nothingTrusted,
  type TrustedSettings,
  type TrustedThing,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { afterAll, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { secondSteps } from './support/second-steps.ts';
import { aTarget, cookieOf } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const steps = secondSteps(target);

/** Someone whose session was opened with a passkey, and so has two factors. */
async function aReader(name: string) {
  const person = await target.aPerson(name);
  const { passkey } = await steps.addPasskey(person);
  const { answer, cookie } = await steps.assertion(passkey, 'signIn');
  return { email: person.email, cookie: cookieOf(await steps.finish(answer, cookie)) };
}

async function tokenTo(address: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${target.origin}/dev/mail.json`)).json()) as CapturedMail[];
      const mail = mails.find(({ to, text }) => to === address && text.includes('/auth/trusted'));
      if (!mail) throw new Error(`no invitation to ${address}`);
      return /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    },
    { timeout: 10_000, interval: 100 },
  );
}

const owner = await target.aPerson('trusting', { isFilledIn: true });
const [ann, stranger] = [await aReader('ann'), await aReader('stranger')];
const id = randomUUID() as TrustedPersonId;
await owner.api.willData.trusted.invite.mutate({ id, email: ann.email, firstName: 'Ann' });

const set = async (things: Partial<TrustedSettings>) => {
  const [person] = (await owner.api.willData.trusted.mine.query()).people;
  await owner.api.willData.trusted.set.mutate({
    id,
    basedOn: person?.version ?? 0,
    mayAsk: false,
    things: { ...nothingTrusted, ...things },
    confirmed: [...trustedThings],
  });
};

const see = (thing: TrustedThing, as: { cookie: string } = ann, whose = id) =>
  target.call('willData.trusted.see', JSON.stringify({ id: whose, thing }), as);

/** Everything of an answer but the number of its request. */
const tellingOf = ({ status, text }: { status: number; text: string }) => [
  status,
  text.replaceAll(/"requestId":"[^"]*"/g, ''),
];

it('lets nobody accept but the account with the invited address, and opens nothing by that', async () => {
  const token = await tokenTo(ann.email);
  const accept = (as: { cookie: string }) => target.call('willData.trusted.accept', JSON.stringify({ token }), as);
  expect((await accept(stranger)).body.error?.data.reason).toBe('InviteForAnotherAddress');
  expect((await accept(ann)).status).toBe(200);
  expect((await see('whereItIs')).body.error?.data.reason).toBe('NothingForYou');
});

it('answers byte for byte the same for never, not yet, removed, unknown and a stranger', async () => {
  const answers = [tellingOf(await see('whereItIs'))];
  await set({ whereItIs: 'afterRelease', will: 'afterRelease' });
  answers.push(tellingOf(await see('whereItIs')), tellingOf(await see('will')));
  answers.push(tellingOf(await see('whereItIs', ann, randomUUID() as TrustedPersonId)));
  answers.push(tellingOf(await see('whereItIs', stranger)));
  await set({ whereItIs: 'now' });
  expect((await see('whereItIs')).status).toBe(200);
  const lists = [tellingOf(await target.ask('willData.trusted.ofOthers', stranger))];
  await owner.api.willData.trusted.remove.mutate({ id });
  answers.push(tellingOf(await see('whereItIs')));
  lists.push(tellingOf(await target.ask('willData.trusted.ofOthers', ann)));
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(new Set(lists.map(String)).size).toBe(1);
  expect(String(answers[0])).toContain('NothingForYou');
});
