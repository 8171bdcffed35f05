import type { FuneralWishes, FuneralWishesFields } from '@plainwill/contracts/will-data/funeral-wishes';
import { failureOf } from '../../api/failure.ts';
import { calls } from '../../api/trpc.ts';
import type { AutosaveSection } from '../autosave/autosave.ts';
import { openSection } from '../autosave/open-section.ts';
import { readPortalAgain, storedPortal, updatePortal } from '../portal/portal-cache.ts';
import { answersOf, type FuneralAnswers } from './funeral-answers.ts';

type Changes = Partial<FuneralWishesFields>;

const storedOf = (wishes: FuneralWishes | null) => ({ answers: answersOf(wishes), version: wishes?.version ?? 0 });

const section: AutosaveSection<FuneralAnswers, Changes> = {
  stored: () => storedOf(storedPortal()?.funeralWishes ?? null),
  sendable: (typed) => ({ changes: typed as Changes, sent: typed, stillNeeded: null }),
  send: async (changes, basedOn) => {
    const saved = await calls.willData.funeralWishes.save.mutate({ basedOn, changes });
    updatePortal((portal) => ({ ...portal, funeralWishes: saved }));
    return storedOf(saved);
  },
  isClash: (error) => failureOf(error).reason === 'FuneralWishesChanged',
  latest: async () => storedOf((await readPortalAgain()).funeralWishes),
  fieldOf: (name) => name.replace(/^changes\./, '') as keyof FuneralAnswers,
};

export const openFuneralWishes = (accountId: string) => openSection('funeralWishes', accountId, section);
