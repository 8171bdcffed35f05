import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { api, calls } from '../../../shared/api/trpc.ts';
import { draftTexts, recordAutosave } from '../../../shared/autosave/record-autosave.ts';
import { storedRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import {
  firstPersonalDetailsPatch,
  normalisePersonalDetail,
  type PersonalDetailsText,
  personalDetailsPatch,
  personalDetailsText,
} from './personal-details-model.ts';

/** The account is named after its owner’s details; the server sees to that, and the screen shows it at once. */
function showAccountName({ firstName, middleNames, lastName }: PersonalDetails): void {
  const { me } = api.identity.accounts;
  const account = me.getData();
  const name = nameOf({ firstName, middleNames: middleNames ?? '', lastName });
  if (account && account.name !== name) me.setData(undefined, { ...account, name });
}

/** The account's email address need not be typed again. */
const ownPersonalDetailsText = (details: PersonalDetails | null) => ({
  ...personalDetailsText(details),
  ...(!details && { email: api.identity.accounts.me.getData()?.email ?? '' }),
});

/** Personal details as their owner finds them, with what was typed before they could be saved. */
export const personalDetailsTextOf = (testatorRecord: TestatorRecord): PersonalDetailsText => ({
  ...ownPersonalDetailsText(testatorRecord.personalDetails),
  ...draftTexts(testatorRecord, 'personalDetails'),
});

export const openPersonalDetails = recordAutosave({
  part: 'personalDetails',
  isDrafted: true,
  answersOf: ownPersonalDetailsText,
  normalise: normalisePersonalDetail,
  sendable: (typed, stored) => {
    const today = dayInUnitedKingdom(new Date());
    return storedRecord()?.personalDetails
      ? personalDetailsPatch(typed, stored, today)
      : firstPersonalDetailsPatch(typed, stored, today);
  },
  save: async (input) => {
    const saved = await calls.willData.personalDetails.save.mutate(input);
    if ('firstName' in input.changes || 'middleNames' in input.changes || 'lastName' in input.changes)
      showAccountName(saved);
    return saved;
  },
  changed: 'PersonalDetailsChanged',
  failed: () => 'Failed to save personal details',
});

/** As chosen on the screen: the choice may be waiting for the first save of the record. */
export function useMaritalStatus(accountId: string): MaritalStatus | null {
  // An atom of its own, so that the whole portal is not drawn again at every key typed into another field.
  const typed = useMemo(() => {
    const { stateAtom } = openPersonalDetails(accountId);
    return atom((get) => get(stateAtom).draft.typed.maritalStatus as MaritalStatus | undefined);
  }, [accountId]);
  const stored = personalDetailsTextOf(useTestatorRecord()).maritalStatus as MaritalStatus | '';
  return (useAtomValue(typed) ?? stored) || null;
}
