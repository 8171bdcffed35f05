import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { PersonalDetails } from '@plainwill/contracts/will-data/personal-details';
import { failureOf } from '../../api/failure.ts';
import { api, calls } from '../../api/trpc.ts';
import type { AutosaveSection } from '../autosave/autosave.ts';
import type { Stored } from '../autosave/draft.ts';
import { openSection } from '../autosave/open-section.ts';
import { answersOf, type PersonalAnswers } from './personal-answers.ts';
import { type Changes, firstSave, laterSave } from './sendable-details.ts';

const { personalDetails, willDocument } = api.willData;

const storedOf = (details: PersonalDetails | null): Stored<PersonalAnswers> => ({
  answers: answersOf(details),
  version: details?.version ?? 0,
});

const known = () => personalDetails.get.getData() ?? null;

const section: AutosaveSection<PersonalAnswers, Changes> = {
  stored: () => storedOf(known()),
  sendable: (typed, stored) => {
    const today = dayInUnitedKingdom(new Date());
    return known() ? laterSave(typed, today) : firstSave(typed, stored, today);
  },
  send: async (changes, basedOn) => {
    const saved = await calls.willData.personalDetails.save.mutate({ basedOn, changes });
    personalDetails.get.setData(undefined, saved);
    void willDocument.preview.invalidate();
    return storedOf(saved);
  },
  isClash: (error) => failureOf(error).reason === 'PersonalDetailsChanged',
  latest: async () => storedOf(await personalDetails.get.fetch(undefined, { staleTime: 0 })),
  fieldOf: (name) => name.replace(/^changes\./, '') as keyof PersonalAnswers,
};

export const personalDetailsName = 'personal-details';

export const openPersonalDetails = (accountId: string) => openSection(personalDetailsName, accountId, section);
