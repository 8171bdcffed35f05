import { setTimeout as pause } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type { Person } from './person.ts';

const paceMs = 90;

const noteOf = (number: number) => `note ${number}`;
const numberOf = (note: string) => Number(note.replace('note ', ''));

export const codeOf = (error: unknown): string =>
  error instanceof TRPCClientError ? (error.data?.code ?? 'NO ANSWER') : String(error);

/**
 * Somebody who types without a pause: each save goes over the last one, as their page sends it. After a failure the page
 * asks what is stored, and goes on from there.
 */
export function startSaver({ willData }: Person['api']) {
  /** The start of each, and its duration. */
  const failures: { code: string; ms: number; at: number }[] = [];
  const saves: { number: number; at: number }[] = [];
  /** Saves that were answered, and were not there when the page looked again. */
  const lost: number[] = [];
  let isStopped = false;
  let isKnown = true;
  let version = 0;
  let number = 0;

  async function save() {
    number++;
    const changes = version === 0 ? wishes(noteOf(number)) : { location: noteOf(number) };
    ({ version } = await willData.funeralWishes.save.mutate({ basedOn: version, changes }));
    saves.push({ number, at: Date.now() });
  }

  async function look() {
    const { funeralWishes } = await willData.testatorRecord.get.query();
    version = funeralWishes?.version ?? 0;
    const stored = funeralWishes ? numberOf(funeralWishes.location) : 0;
    const answered = saves.at(-1)?.number ?? 0;
    if (stored < answered) lost.push(answered);
    isKnown = true;
  }

  async function type() {
    while (!isStopped) {
      const [at, started] = [Date.now(), performance.now()];
      try {
        await (isKnown ? save() : look());
      } catch (error) {
        isKnown = false;
        failures.push({ code: codeOf(error), ms: performance.now() - started, at });
      }
      await pause(paceMs);
    }
  }

  const typing = type();
  return {
    saves,
    failures,
    lost,
    /** Looks once more at what is stored, when nothing is in the way any more. */
    async stop() {
      isStopped = true;
      await typing;
      await look();
      return { saves, failures, lost };
    },
  };
}

/** All that a first save of the funeral wishes holds. */
export const wishes = (location: string) => ({
  funeralType: 'burial' as const,
  location,
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
  otherWishes: '',
});
