import { mapContract } from '@plainwill/contracts/kit/contract';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { aWillData } from './testing/will-data.ts';

const { as, aTestator } = await aWillData();
const aDayFrom = (ms: number) => new Date(Date.now() + ms).toISOString();

const paths: string[] = [];
const open: string[] = [];
mapContract(willDataContract, ({ access, kind, worksWhileHidden }, path) => {
  if (access === 'account' && kind !== 'subscription') (worksWhileHidden ? open : paths).push(path);
  return path;
});

type Calls = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;

const calling = (calls: unknown, path: string) =>
  path.split('.').reduce((at, name) => at[name] as never, calls as Calls) as unknown as () => Promise<unknown>;

it.each(paths)('is closed to %s after a recovery by staff', async (path) => {
  const recovered = as(anAccount({ willHiddenUntil: aDayFrom(dayMs) }));
  await expect(calling(recovered, path)()).rejects.toMatchObject({ cause: { reason: 'WillHidden' } });
});

it('leaves open what shows nothing of a will, and stops its release', () => {
  expect(open).toEqual(['release.status', 'release.here']);
});

it('opens once the days are over', async () => {
  const recovered = as(anAccount({ willHiddenUntil: aDayFrom(-1) }));
  const sections = Object.keys(await aTestator().testatorRecord.get());
  expect(Object.keys(await recovered.testatorRecord.get())).toEqual(sections);
});
