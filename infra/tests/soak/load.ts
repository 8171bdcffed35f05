import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from '../../tools/demo/site-client.ts';
import { beginAnswering } from '../bench/support/autosaves.ts';
import type { Person } from '../bench/support/many-people.ts';
import { addressOf, type SiteCaller } from '../bench/support/site-caller.ts';

const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };
const perSecond = { read: 20, save: 20, search: 5, submit: 1, signIn: 0.5, preview: 2, file: 0.5 };
// Visitors have numbers above those of the signed-in.
const firstVisitor = 1_000_000;

export interface Taken {
  seconds: number;
  ms: number;
}

interface Users {
  people: readonly Person[];
  /** People whose will is ready. */
  willMakers: readonly Visit[];
}

/** The load of a site in use: reading, typing, searching, asking, signing in, looking at one's will, each at its own pace. */
export async function mixedLoad(caller: SiteCaller, { people, willMakers }: Users) {
  let turn = 0;
  const saves: (() => Promise<void>)[] = [];
  for (const person of people) saves.push(await beginAnswering(caller, person));
  // A page sends its next save when the last one is answered.
  const lastSaves = saves.map(() => Promise.resolve());
  function save(): Promise<void> {
    const who = turn++ % saves.length;
    const next = () => saves[who]?.();
    const saving = (lastSaves[who] ?? Promise.resolve()).then(next, next);
    lastSaves[who] = saving;
    return saving;
  }
  const next = () => people[turn++ % people.length] as Person;
  const will = () => (willMakers[turn++ % willMakers.length] as Visit).api.willData.willDocument;
  const visitor = () => ({ address: addressOf(firstVisitor + turn++) });
  const work: Record<keyof typeof perSecond, () => Promise<unknown>> = {
    read: () => caller.call('willData.testatorRecord.get', undefined, next()),
    save,
    search: () => caller.call('addressLookup.addresses.search', { searchTerm: 'SW1A 1AA' }, visitor()),
    submit: () => caller.call('notifications.questionnaire.submit', { submissionId: randomUUID(), answers }, visitor()),
    signIn: () => caller.signIn(next(), visitor()),
    preview: () => will().preview.query(),
    file: () => will().file.query({ format: 'pdf' }),
  };

  const taken: Taken[] = [];
  const failures = new Map<string, number>();
  const started = performance.now();

  /** Begins at fixed times, however long the earlier ones take. */
  async function keepDoing(what: keyof typeof perSecond, untilMs: number) {
    const all: Promise<void>[] = [];
    for (let count = 0; ; count++) {
      const dueMs = (count * 1000) / perSecond[what];
      if (dueMs >= untilMs) break;
      await sleep(Math.max(0, started + dueMs - performance.now()));
      all.push(
        work[what]().then(
          () => void taken.push({ seconds: dueMs / 1000, ms: performance.now() - started - dueMs }),
          (error: Error) => {
            // Without the number of the request, so that equal ones are counted together.
            const why = `${what}: ${error.message.slice(0, 120)}`;
            failures.set(why, (failures.get(why) ?? 0) + 1);
          },
        ),
      );
    }
    await Promise.all(all);
  }

  return {
    taken,
    /** The number of failures of each kind. */
    failures,
    run: (ms: number) =>
      Promise.all((Object.keys(perSecond) as (keyof typeof perSecond)[]).map((what) => keepDoing(what, ms))),
  };
}
