import type { CapacityAnswers } from '@plainwill/contracts/will-data/review/review';
import { signedInAs } from '../../../shared/api/session.ts';
import { api, calls } from '../../../shared/api/trpc.ts';
import { type OpenSection, openSection } from '../../../shared/autosave/open-section.ts';

/** The answers that are saved as they are typed. That on health waits for consent, and that on help is kept nowhere. */
export const typedQuestions = ['understanding', 'estate', 'claims'] as const;
/** The name under which their autosave is known. */
export const capacitySection = 'review';

export type TypedAnswers = Record<(typeof typedQuestions)[number], string>;

const { capacity } = api.willData.review;

const textsOf = ({ understanding, estate, claims }: CapacityAnswers): TypedAnswers => ({
  understanding,
  estate,
  claims,
});

// The last to be stored counts: one person answers, and alone.
const version = 1;

const stored = (accountId: string) => () => {
  const known = capacity.get.getData();
  return known && signedInAs() === accountId ? { answers: textsOf(known), version } : null;
};

/** Opens the autosave of the answers for the next request. */
export const openCapacity = (accountId: string): OpenSection<TypedAnswers> =>
  openSection<TypedAnswers, Partial<TypedAnswers>>(capacitySection, accountId, {
    stored: stored(accountId),
    normalise: (_field, text) => text.trim(),
    sendable: (typed) => ({ changes: typed, sent: typed, stillNeeded: null }),
    send: async (changes) => {
      for (const question of typedQuestions) {
        const answer = changes[question];
        if (answer === undefined) continue;
        await calls.willData.review.capacity.save.mutate({ question, answer, consents: false });
        capacity.get.setData(undefined, (known) => known && { ...known, [question]: answer.trim() });
      }
      const known = capacity.get.getData();
      return { answers: { understanding: '', estate: '', claims: '', ...(known && textsOf(known)) }, version };
    },
    isConflict: () => false,
    reload: async () => void (await capacity.get.fetch(undefined, { staleTime: 0 })),
    // The contract calls whatever was typed `answer`: there is no telling which of several it was.
    fieldOf: (name) => name as keyof TypedAnswers,
    onFailure: () => undefined,
  });
