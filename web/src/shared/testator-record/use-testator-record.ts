import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { useRef } from 'react';
import { useMe } from '../api/session.ts';
import { api, trpc } from '../api/trpc.ts';

/** The whole testator record. Inside the loaded Will Maker only. */
export function useTestatorRecord(): TestatorRecord {
  const { data } = trpc.willData.testatorRecord.get.useQuery();
  if (!data) throw new Error('The portal is used before it is loaded');
  return data;
}

export const useToday = (): CalendarDate => dayInUnitedKingdom(new Date());

/** The account that the Will Maker shows. Inside its loaded pages only. */
export function useAccountId(): string {
  const { data } = useMe();
  const known = useRef(data?.id);
  // The session may end while the portal is still on the screen.
  if (data) known.current = data.id;
  if (!known.current) throw new Error('The portal is used before anybody is signed in');
  return known.current;
}

const { testatorRecord, willDocument, signingCopies, whatIf, review } = api.willData;

/** The record as it was read last; undefined before the Will Maker is loaded. */
export const storedRecord = (): TestatorRecord | undefined => testatorRecord.get.getData();

let changes = 0;

// The other tabs of this browser read again what this one has changed. The page is also rendered where there are no tabs,
// and a channel would keep that from ending.
const otherTabs = typeof window === 'undefined' ? null : new BroadcastChannel('plainwill.testator-record');
otherTabs?.addEventListener('message', () => {
  void testatorRecord.get.invalidate();
  invalidateWill();
});

/** Puts what a call answered among the answers on the screen. */
export function updateTestatorRecord(change: (testatorRecord: TestatorRecord) => TestatorRecord): void {
  changes += 1;
  // A read that is on its way may have been made before the change.
  void testatorRecord.get.cancel();
  const known = storedRecord();
  if (known) testatorRecord.get.setData(undefined, change(known));
  // The first read was the one cancelled, and nothing is on the screen without it.
  else void testatorRecord.get.invalidate();
  invalidateWill();
  otherTabs?.postMessage('changed');
}

/** The will as it would read now, and how it differs from the copies and from what was checked, follow from the answers. */
function invalidateWill(): void {
  void willDocument.preview.invalidate();
  void signingCopies.changesSince.invalidate();
  void whatIf.invalidate();
  void review.status.invalidate();
  void review.thread.invalidate();
}

/** Reads everything again, and once more where a change cut that off, which gives what was known before it. */
export async function refetchTestatorRecord(): Promise<TestatorRecord> {
  const before = changes;
  const read = await testatorRecord.get.fetch(undefined, { staleTime: 0 });
  if (changes !== before) return refetchTestatorRecord();
  otherTabs?.postMessage('changed');
  // A list shown before it was stored had the will read too early.
  invalidateWill();
  return read;
}
