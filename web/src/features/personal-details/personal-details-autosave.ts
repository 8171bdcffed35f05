import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { PersonalDetails } from '@plainwill/contracts/will-data/personal-details';
import { failureOf } from '../../api/failure.ts';
import { calls } from '../../api/trpc.ts';
import type { AutosaveSection } from '../autosave/autosave.ts';
import type { Stored } from '../autosave/draft.ts';
import { openSection } from '../autosave/open-section.ts';
import { readPortalAgain, storedPortal, updatePortal } from '../portal/portal-cache.ts';
import { answersOf, type PersonalAnswers } from './personal-answers.ts';
import { type Changes, firstSave, laterSave } from './sendable-details.ts';

const storedOf = (details: PersonalDetails | null): Stored<PersonalAnswers> => ({
  answers: answersOf(details),
  version: details?.version ?? 0,
});

const known = () => storedPortal()?.personalDetails ?? null;

const section: AutosaveSection<PersonalAnswers, Changes> = {
  stored: () => storedOf(known()),
  sendable: (typed, stored) => {
    const today = dayInUnitedKingdom(new Date());
    return known() ? laterSave(typed, today) : firstSave(typed, stored, today);
  },
  send: async (changes, basedOn) => {
    const saved = await calls.willData.personalDetails.save.mutate({ basedOn, changes });
    updatePortal((portal) => ({ ...portal, personalDetails: saved }));
    return storedOf(saved);
  },
  isClash: (error) => failureOf(error).reason === 'PersonalDetailsChanged',
  latest: async () => storedOf((await readPortalAgain()).personalDetails),
  fieldOf: (name) => name.replace(/^changes\./, '') as keyof PersonalAnswers,
};

export const openPersonalDetails = (accountId: string) => openSection('personalDetails', accountId, section);
