import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { services } from '@plainwill/contracts';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import type { HoldingId, LetterId, SignedScanId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { asksForId, inputWithIds } from './support/hostile-inputs.ts';
import { aTarget } from './support/target.ts';

const triesOfEach = Number(process.env.FUZZ_TRIES ?? 60);

const target = await aTarget();
afterAll(target.stop);
const harriet = await target.aPerson('harriet', { isFilledIn: true });
const stranger = await target.aPerson('stranger', { isFilledIn: true });

/** Said by Harriet and by nobody else. */
const mark = 'Zzyzxowned';
const { personalDetails, contacts } = await harriet.api.willData.testatorRecord.get.query();
await harriet.api.willData.personalDetails.save.mutate({
  basedOn: personalDetails?.version ?? 0,
  changes: { occupation: mark },
});
const [friend] = contacts;
if (!friend) throw new Error('Harriet knows nobody');
await harriet.api.willData.contacts.update.mutate({
  id: friend.id,
  basedOn: friend.version,
  changes: { lastName: mark },
});
await harriet.api.willData.signedWills.record.mutate({
  copyId: null,
  signedOn: '2020-05-06',
  place: mark,
  isDated: true,
  witnesses: ['Ruth Amos', 'Ken Price'].map((name) => ({ name, address: mark, occupation: '' })),
  keptAt: null,
  isExecutorTold: false,
  olderWills: 'none',
  isLost: false,
});
const [signedWill] = await harriet.api.willData.signedWills.list.query();
if (!signedWill) throw new Error('Nothing was recorded');
const scanId = randomUUID() as SignedScanId;
await harriet.api.willData.signedScans.part.mutate({
  id: scanId,
  willId: signedWill.id,
  position: 0,
  // In base64 as it is, so that it would be seen in an answer.
  base64: `${btoa('%PDF-1.7 ')}${mark}AA${btoa(' %%EOF')}`,
});
await harriet.api.willData.signedScans.keep.mutate({ id: scanId, parts: 1 });
await harriet.api.willData.holdings.save.mutate({
  id: randomUUID() as HoldingId,
  basedOn: 0,
  holding: { kind: 'account', what: mark, who: mark, reference: '', where: mark, notes: '' },
});
await harriet.api.willData.letters.save.mutate({
  id: randomUUID() as LetterId,
  basedOn: 0,
  letter: { kind: 'person', addressee: mark, title: mark, body: mark, readers: [] },
});
await harriet.api.willData.trusted.invite.mutate({
  id: randomUUID() as TrustedPersonId,
  email: 'trusted@example.com',
  firstName: mark,
});

// A version of her answers is kept before a file is brought in.
const json = gzipSync('{"funeral_wishes": {"funeral_type": "burial"}}').toString('base64');
const { basedOn } = await harriet.api.willData.importing.look.query({ json });
await harriet.api.willData.importing.take.mutate({ json, sections: ['funeralWishes'], apart: [], basedOn });

/** All that is hers, as she sees it. */
const hers = async () => ({
  testatorRecord: await harriet.api.willData.testatorRecord.get.query(),
  profile: await harriet.api.identity.profile.get.query(),
  devices: (await harriet.api.identity.devices.list.query()).map(({ id }) => id),
  me: await harriet.api.identity.accounts.me.query(),
});
/** The same of what may be read only so often in a minute. */
const readRarely = async () => ({
  signedWills: await harriet.api.willData.signedWills.list.query(),
  signedScans: await harriet.api.willData.signedScans.list.query(),
  reminders: await harriet.api.willData.reminders.list.query(),
  holdings: await harriet.api.willData.holdings.list.query(),
  letters: await harriet.api.willData.letters.list.query(),
  trusted: await harriet.api.willData.trusted.mine.query(),
  release: await harriet.api.willData.release.status.query(),
  history: await harriet.api.willData.history.list.query(),
  signingPlan: await harriet.api.willData.signingPlan.get.query(),
});
const before = await hers();
const rarelyBefore = await readRarely();
const ids = [...new Set(JSON.stringify([before, rarelyBefore]).match(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}/g))];

const takesIds = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract)
    .filter(({ procedure: { access, input } }) => (access === 'account' || access === 'public') && asksForId(input))
    .map(({ path, procedure }) => ({ path: `${service}.${path}`, procedure })),
);

// S5.1, S5.2: whatever a procedure asks for, every id in it is one of Harriet's.
it.each(takesIds)('somebody who knows every id of hers gets and changes nothing of hers by $path', async (tried) => {
  const { path, procedure } = tried;
  expect(ids.length).toBeGreaterThan(10);
  // A session of the stranger's own that one try ends is opened again for the next.
  const { cookie } = path.includes('devices') ? await target.aPerson('another-stranger') : stranger;
  await fc.assert(
    fc.asyncProperty(inputWithIds(procedure.input, ids), async (json) => {
      const { text, status } = await (json === undefined
        ? target.ask(path, { cookie })
        : target.call(path, json, { cookie }));
      expect(status, text).toBeLessThan(500);
      if (!json?.includes(mark)) expect(text).not.toContain(mark);
    }),
    { numRuns: triesOfEach, endOnFailure: true },
  );
  expect(await hers()).toEqual(before);
});

it('leaves her signed will, papers, versions and reminders as they were', async () => {
  expect(await readRarely()).toEqual(rarelyBefore);
});
