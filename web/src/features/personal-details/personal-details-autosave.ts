import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { calls } from '../../api/trpc.ts';
import { recordAutosave } from '../autosave/record-autosave.ts';
import { storedPortal } from '../portal/portal-cache.ts';
import { nameAccount } from './name-account.ts';
import { answersOf } from './personal-answers.ts';
import { firstSave, laterSave } from './sendable-details.ts';
import { tidyAnswer } from './tidy-answer.ts';

export const openPersonalDetails = recordAutosave({
  part: 'personalDetails',
  answersOf,
  tidy: tidyAnswer,
  sendable: (typed, stored) => {
    const today = dayInUnitedKingdom(new Date());
    return storedPortal()?.personalDetails ? laterSave(typed, today) : firstSave(typed, stored, today);
  },
  save: async (input) => {
    const saved = await calls.willData.personalDetails.save.mutate(input);
    // The next save tries again.
    nameAccount(saved).catch(() => undefined);
    return saved;
  },
  changed: 'PersonalDetailsChanged',
  failed: () => 'Failed to save personal details',
});
