import type { FuneralWishes } from '@plainwill/contracts/will-data/funeral-wishes';
import { api, calls } from '../../api/trpc.ts';
import type { AutosaveSection } from '../autosave/autosave.ts';
import { openSection } from '../autosave/open-section.ts';
import { answersOf, type FuneralAnswers } from './funeral-answers.ts';

const { funeralWishes, willDocument } = api.willData;

const storedNow = () => ({ answers: answersOf(funeralWishes.get.getData() ?? null), version: 0 });

const section: AutosaveSection<FuneralAnswers, FuneralWishes> = {
  stored: storedNow,
  sendable: (typed, stored) => ({
    changes: { ...stored, ...typed } as FuneralWishes,
    sent: typed,
    stillNeeded: null,
  }),
  send: async (wishes) => {
    funeralWishes.get.setData(undefined, await calls.willData.funeralWishes.save.mutate(wishes));
    void willDocument.preview.invalidate();
    return storedNow();
  },
  isClash: () => false,
  latest: async () => storedNow(),
  fieldOf: (name) => name as keyof FuneralAnswers,
};

export const openFuneralWishes = (accountId: string) => openSection('funeral-wishes', accountId, section);
