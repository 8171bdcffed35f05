import { randomUUID } from 'node:crypto';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { demoChild, demoContact } from '@plainwill/law/facts/demo-family';
import { expect, it, vi } from 'vitest';
import { codeOf, startSaver } from './support/saver.ts';
import { openSite } from './support/site.ts';

const soon = { timeout: 20_000, interval: 25 };

it('F16: keeps every save that was answered when the gateway is killed in the middle of a burst, again and again', async () => {
  const { services, person } = await openSite();
  const saver = startSaver(person.api);
  for (let time = 0; time < 3; time++) {
    const saved = saver.saves.length;
    await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(saved + 5), soon);
    const failed = saver.failures.length;
    await services.gateway.kill();
    await vi.waitFor(() => expect(saver.failures.length).toBeGreaterThan(failed), soon);
    await services.gateway.start();
  }
  const saved = saver.saves.length;
  await vi.waitFor(() => expect(saver.saves.length).toBeGreaterThan(saved + 5), soon);
  const { lost, failures } = await saver.stop();
  expect(lost).toEqual([]);
  // No answer, so the page knows that it is not saved.
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['NO ANSWER']));
});

const firstWishes = {
  funeralType: 'burial' as const,
  location: '',
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
  otherWishes: '',
};

it('F17: lets two tabs that save at once lose nothing: each is told, and both last words stay', async () => {
  const { person } = await openSite();
  await person.api.willData.funeralWishes.save.mutate({ basedOn: 0, changes: firstWishes });
  const rounds = 25;
  let conflicts = 0;

  async function tab(field: 'location' | 'readingsHymns') {
    const { willData } = person.anotherTab();
    const read = async () => (await willData.testatorRecord.get.query()).funeralWishes?.version ?? 0;
    let version = await read();
    for (let round = 1; round <= rounds; round++) {
      for (let isSaved = false; !isSaved; ) {
        try {
          const changes = { [field]: `${field} ${round}` };
          ({ version } = await willData.funeralWishes.save.mutate({ basedOn: version, changes }));
          isSaved = true;
        } catch (error) {
          expect(codeOf(error)).toBe('CONFLICT');
          conflicts++;
          version = await read();
        }
      }
    }
  }
  await Promise.all([tab('location'), tab('readingsHymns')]);

  expect(conflicts).toBeGreaterThan(0);
  expect((await person.api.willData.testatorRecord.get.query()).funeralWishes).toMatchObject({
    location: `location ${rounds}`,
    readingsHymns: `readingsHymns ${rounds}`,
    version: 1 + 2 * rounds,
  });
});

it('F17: tells the second of two tabs that change the same field, and overwrites nothing', async () => {
  const { person } = await openSite();
  const first = person.api.willData.funeralWishes;
  const second = person.anotherTab().willData.funeralWishes;
  const { version } = await first.save.mutate({ basedOn: 0, changes: firstWishes });
  await first.save.mutate({ basedOn: version, changes: { location: 'St Mary’s' } });
  const outcome = await second.save
    .mutate({ basedOn: version, changes: { location: 'Mortonhall' } })
    .then(() => 'OK', codeOf);
  expect(outcome).toBe('CONFLICT');
  expect((await person.api.willData.testatorRecord.get.query()).funeralWishes?.location).toBe('St Mary’s');
});

it('F18: leaves exactly one of 50 lists of guardians that arrive at once', async () => {
  const { person } = await openSite();
  const { willData } = person.api;
  const [childId, ...adults] = Array.from({ length: 7 }, () => randomUUID() as PersonId) as [PersonId, ...PersonId[]];
  await willData.children.add.mutate({
    id: childId,
    child: demoChild('Rosie', '2020-01-02'),
  });
  for (const id of adults)
    await willData.contacts.add.mutate({ id, contact: demoContact(`Adult ${id.slice(0, 4)}`, 'Reed', 'sibling') });

  const selectionOf = (number: number) => {
    const turned = adults.map((_, index) => adults[(index + number) % adults.length] as PersonId);
    return { primaryIds: turned.slice(0, 1 + (number % 3)), backupIds: turned.slice(3, 4 + (number % 2)), groups: [] };
  };
  const selections = Array.from({ length: 50 }, (_, number) => selectionOf(number));
  const outcomes = await Promise.all(
    selections.map((selection) =>
      person
        .anotherTab()
        .willData.guardians.replace.mutate({ children: [{ childId, basedOn: 0 }], selection })
        .then(() => 'OK', codeOf),
    ),
  );
  expect(outcomes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(outcomes.filter((code) => !['OK', 'CONFLICT', 'SERVICE_UNAVAILABLE'].includes(code))).toEqual([]);
  const { guardians } = await willData.testatorRecord.get.query();
  const [{ primaryIds, backupIds, version }] = guardians as [(typeof guardians)[0]];
  const winner = selections[outcomes.indexOf('OK')];
  expect({ primaryIds, backupIds, groups: [] }).toEqual(winner);
  expect(version).toBe(1);
});
