import { randomUUID } from 'node:crypto';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { CapturedMail } from '../../stand-ins/mailbox/mailbox.ts';
import { aTarget, type Person } from './support/target.ts';

const target = await aTarget();
afterAll(target.stop);
const { origin, call, ask } = target;

async function tokenTo(address: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as CapturedMail[];
      const mail = mails.find(({ to, text }) => to === address && text.includes('/auth/partner'));
      return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no invitation yet');
    },
    { timeout: 10_000, interval: 100 },
  );
}

async function link(one: Person, other: Person) {
  await one.api.identity.partner.invite.mutate({ email: other.email, firstName: 'Ben' });
  await other.api.identity.partner.accept.mutate({ token: await tokenTo(other.email) });
}

/** Names others in each role of a will, and nobody else, by markers. @returns the gift of them */
async function nameInWill({ api: { willData } }: Person) {
  const { executors, guardians, residue } = await willData.testatorRecord.get.query();
  for (const { id } of executors) await willData.executors.remove.mutate({ id });
  const named = async (lastName: string) => {
    const id = randomUUID() as PersonId;
    await willData.contacts.add.mutate({
      id,
      contact: {
        ...unansweredOf(contactQuestions),
        firstName: 'Zed',
        lastName,
        role: 'Friend',
        mobileCountryCode: '+44',
      },
    });
    return id;
  };
  await willData.executors.appoint.mutate({ personId: await named('Zzexecutors'), role: 'primary' });
  await willData.guardians.replace.mutate({
    children: guardians.map(({ childId, version }) => ({ childId, basedOn: version })),
    selection: { primaryIds: [await named('Zzguardians')], backupIds: [], groups: [] },
  });
  const giftId = randomUUID() as GiftId;
  await willData.gifts.save.mutate({
    id: giftId,
    basedOn: 0,
    gift: {
      ...unansweredOf(giftQuestions),
      giftType: 'cash_gift',
      cashAmount: 50_000,
      childrenAccessAge: 18,
      recipients: [{ personId: await named('Zzgifts'), priority: 1 }],
      remainderRecipients: [],
    },
  });
  await willData.residue.replace.mutate({
    basedOn: residue.version,
    recipients: [{ personId: await named('Zzresidue'), priority: 1 }],
  });
  return giftId;
}

/** Someone who has told of everything, each part in words that nobody else has. */
async function anAnna(name: string) {
  const anna = await target.aPerson(name, { isFilledIn: true });
  const { willData } = anna.api;
  const { homeDetails, children, contacts } = await willData.testatorRecord.get.query();
  await willData.homeDetails.save.mutate({ basedOn: homeDetails?.version ?? 0, changes: { line1: 'Zzhome' } });
  for (const { id, version } of children)
    await willData.children.update.mutate({ id, basedOn: version, changes: { middleNames: 'Zzchildren' } });
  for (const [at, { id, version }] of contacts.entries())
    await willData.contacts.update.mutate({
      id,
      basedOn: version,
      changes: { lastName: at === 0 ? 'Zzpeople' : 'Zzuntold', notes: 'Zzuntold' },
    });
  const giftId = await nameInWill(anna);
  const share = async (categories: (typeof coupleCategories)[number][]) => {
    const ticked = {
      categories,
      contactIds: contacts.slice(0, 1).map(({ id }) => id),
      giftIds: [giftId],
    };
    const { shown } = await willData.couples.preview.query(ticked);
    return willData.couples.publishWithGifts.mutate({ ...ticked, shown });
  };
  return { ...anna, share };
}

const reads = ['get', 'differences', 'theirWords', ...coupleCategories.map((category) => ({ category }))] as const;

/** Every byte that someone is sent about a couple. */
async function everything(as: Partial<Person>) {
  const answers = await Promise.all(
    reads.map((read) =>
      typeof read === 'string'
        ? ask(`willData.couples.${read}`, as)
        : call('willData.couples.theirs', JSON.stringify(read), as),
    ),
  );
  return answers.map(({ status, text }) => ({ status, text: text.replaceAll(/"requestId":"[^"]*"/g, '') }));
}

const [anna, ben] = [await anAnna('anna'), await target.aPerson('ben')];
const [carol, dan] = [await target.aPerson('carol'), await target.aPerson('dan')];
await link(anna, ben);
// Ben has said who gets everything else, and so is shown Anna’s answer.
await ben.api.willData.residue.replace.mutate({ basedOn: 0, recipients: [{ personId: 'children', priority: 1 }] });
await link(carol, dan);

// couples.md 13.6
it.each(coupleCategories)(
  'of %s alone, every byte that the partner is sent has that marker and no other',
  async (category) => {
    await anna.share([category]);
    const seen = JSON.stringify(await everything(ben));
    for (const each of coupleCategories) expect([each, seen.includes(`Zz${each}`)]).toEqual([each, each === category]);
    expect(seen).not.toMatch(/Zzuntold|\d\d:\d\d:\d\d/);
  },
);

// couples.md 13.7
it('sends the same bytes before and after fifty changes of what was shared', async () => {
  // A couple of their own: Ben has asked nearly as often as anyone may in a minute.
  const [gina, hal] = [await anAnna('gina'), await target.aPerson('hal')];
  await link(gina, hal);
  await gina.share([...coupleCategories]);
  const before = await everything(hal);
  const { willData } = gina.api;
  for (let count = 0; count < 50; count++) {
    const { homeDetails } = await willData.testatorRecord.get.query();
    await willData.homeDetails.save.mutate({
      basedOn: homeDetails?.version ?? 0,
      changes: { line2: `Zzuntold ${count}` },
    });
  }
  expect(await everything(hal)).toEqual(before);
});

// couples.md 13.4
describe('what is not shared', () => {
  it('answers like what a stranger asks for', async () => {
    await anna.share(['home']);
    const stranger = await target.aPerson('stranger');
    const theirs = (category: string, as: Person) =>
      call('willData.couples.theirs', JSON.stringify({ category }), as).then(({ status, text }) => [
        status,
        text.replaceAll(/"requestId":"[^"]*"/g, ''),
      ]);
    for (const category of ['children', 'people'])
      expect(await theirs(category, ben)).toEqual(await theirs(category, stranger));
  });

  it('is found by none of a hundred probes of people who know every id and key', async () => {
    await anna.share([...coupleCategories]);
    const known = JSON.stringify([await anna.api.willData.testatorRecord.get.query(), await everything(ben)]);
    const ids = [...new Set(known.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))];
    const keys = [...new Set([...known.matchAll(/"key":"([^"]+)"|\\"key\\":\\"([^"\\]+)/g)].map(([, a, b]) => a ?? b))];
    const paths = proceduresOf(willDataContract).filter(({ path }) => path.startsWith('couples.'));
    const inputs = [...ids, ...keys].flatMap((id) => [
      { category: id },
      { categories: coupleCategories, contactIds: [id], giftIds: [id], shown: id, coupleId: id },
      { categories: ['people'], contactIds: [id], giftIds: [] },
      { categories: ['gifts'], contactIds: [], giftIds: [id] },
      { consent: 'mirror-not-mutual', isGiven: true, coupleId: id },
      { picks: [{ id: `child.${id}`, relationship: 'Father' }], basedOn: id },
    ]);
    let probes = 0;
    for (const as of [carol, dan])
      for (const [at, input] of inputs.entries()) {
        const { path } = paths[at % paths.length] ?? expect.fail('no procedures');
        const { text, status } = await call(`willData.${path}`, JSON.stringify(input), as);
        probes++;
        expect(status, text).toBeLessThan(500);
        expect(text).not.toMatch(/Zz/);
      }
    expect(probes).toBeGreaterThanOrEqual(100);
  });

  it('stays unread by staff', async () => {
    await anna.share([...coupleCategories]);
    for (const role of ['admin', 'readonly', 'reviewer'] as const) {
      const staff = await target.aPerson(`${role}-of-couples`, { role });
      expect(JSON.stringify(await everything(staff))).not.toMatch(/Zz/);
    }
  });
});

// couples.md 13.5
it('is gone with the end, at once, from every session of the other', async () => {
  // A couple of their own: Ben has asked as often as anyone may in a minute.
  const [eve, fred] = [await anAnna('eve'), await target.aPerson('fred')];
  await link(eve, fred);
  await eve.share([...coupleCategories]);
  const words = await eve.api.willData.couples.previewWords.query();
  expect(JSON.stringify(words)).toContain('Zzexecutors'.toUpperCase());
  await eve.api.willData.couples.publishWords.mutate({ shown: words.shown });
  await fred.api.willData.residue.replace.mutate({ basedOn: 0, recipients: [{ personId: 'children', priority: 1 }] });
  expect((await ask('willData.couples.theirWords', fred)).text).toContain('ZZEXECUTORS');
  const before = await call('willData.couples.theirs', JSON.stringify({ category: 'home' }), fred);
  expect(before.text).toContain('Zzhome');
  const { shown } = await fred.api.willData.couples.differences.query();
  await eve.api.identity.partner.end.mutate();
  const after = await everything(fred);
  expect(JSON.stringify(after)).not.toMatch(/Zz/i);
  const copied = await call(
    'willData.couples.copy',
    JSON.stringify({ picks: [{ id: 'home.address' }], basedOn: shown }),
    fred,
  );
  expect(copied.body.error?.data.reason).toBe('NotShared');
  const stranger = await target.aPerson('never-linked');
  expect(after).toEqual(await everything(stranger));
});
