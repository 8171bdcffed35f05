import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { api } from '../../api/trpc.ts';

const { testatorRecord, willDocument, signingCopies } = api.willData;

/** What was read last; undefined before the portal is loaded. */
export const storedRecord = (): TestatorRecord | undefined => testatorRecord.get.getData();

let changes = 0;

/** Puts what a call answered among the answers on the screen. */
export function updateTestatorRecord(change: (testatorRecord: TestatorRecord) => TestatorRecord): void {
  changes += 1;
  // A read that is on its way may have been made before the change.
  void testatorRecord.get.cancel();
  const known = storedRecord();
  if (known) testatorRecord.get.setData(undefined, change(known));
  // What was cancelled was the first read, and nothing is on the screen without it.
  else void testatorRecord.get.invalidate();
  void willDocument.preview.invalidate();
  void signingCopies.changesSince.invalidate();
}

/** Reads everything again, and once more where a change cut that off, which gives what was known before it. */
export async function refetchTestatorRecord(): Promise<TestatorRecord> {
  const before = changes;
  const read = await testatorRecord.get.fetch(undefined, { staleTime: 0 });
  return changes === before ? read : refetchTestatorRecord();
}
