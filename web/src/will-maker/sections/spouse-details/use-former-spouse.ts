import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { calls } from '../../../shared/api/trpc.ts';
import {
  refetchTestatorRecord,
  storedRecord,
  updateTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import type { RemovedPerson } from '../../people/removed-people/removed-people.tsx';
import { openSpouseDetails } from './spouse-details-autosave.ts';

/** A stored spouse or partner can become a contact, or be removed. Both fail as the call does. */
export function useFormerSpouse(accountId: string) {
  const { autosave } = openSpouseDetails(accountId);

  /** Nothing of theirs is left on the form either, as it would be taken for someone new. */
  const show = async (change: (testatorRecord: TestatorRecord) => TestatorRecord) => {
    updateTestatorRecord(change);
    autosave.edit({ fullName: '', relationship: '', gender: '', intendingToMarry: '' });
    await refetchTestatorRecord().catch(() => undefined);
  };
  /** As last typed. */
  const stored = async () => {
    await autosave.save();
    return storedRecord()?.spouseDetails ?? null;
  };
  return {
    /** The removed person is returned, to be offered back once nothing covers the page. */
    remove: async (formerStatus?: MaritalStatus): Promise<RemovedPerson | null> => {
      const spouse = await stored();
      if (!spouse) return null;
      await calls.willData.spouseDetails.remove.mutate({ basedOn: spouse.version });
      await show((testatorRecord) => ({ ...testatorRecord, spouseDetails: null }));
      return { id: spouse.id, kind: 'spouse', name: spouse.fullName, formerStatus };
    },
    /** With every part they have in the will. */
    keepAsContact: async () => {
      const spouse = await stored();
      if (!spouse) return null;
      const contact = await calls.willData.spouseDetails.keepAsContact.mutate({ basedOn: spouse.version });
      await show((testatorRecord) => ({
        ...testatorRecord,
        spouseDetails: null,
        contacts: [...testatorRecord.contacts, contact],
      }));
      return null;
    },
  };
}
