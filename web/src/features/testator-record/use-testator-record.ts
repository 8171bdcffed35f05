import { type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { useRef } from 'react';
import { useMe } from '../../api/session.ts';
import { trpc } from '../../api/trpc.ts';
import { updateTestatorRecord } from './testator-record-cache.ts';

/** Everything the testator has told us. Inside the loaded portal only. */
export function useTestatorRecord(): TestatorRecord {
  const { data } = trpc.willData.testatorRecord.get.useQuery();
  if (!data) throw new Error('The portal is used before it is loaded');
  return data;
}

/** For what a mutation answered: puts it among the answers on the screen. */
export const useUpdateTestatorRecord = () => updateTestatorRecord;

export const useToday = (): CalendarDate => dayInUnitedKingdom(new Date());

/** Whose portal it is. Inside the loaded portal only. */
export function useAccountId(): string {
  const { data } = useMe();
  const known = useRef(data?.id);
  // The session may end while the portal is still on the screen.
  if (data) known.current = data.id;
  if (!known.current) throw new Error('The portal is used before anybody is signed in');
  return known.current;
}
