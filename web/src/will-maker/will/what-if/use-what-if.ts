import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { estimatorDraft } from '../../../public/estimator/answers.ts';
import { type RouterOutputs, trpc } from '../../../shared/api/trpc.ts';
import { useDraft } from '../../../shared/drafts/draft.ts';
import { draftAtom } from '../../../shared/drafts/draft-atoms.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { onIdle } from '../../../ui/browser/on-idle.ts';
import { useRested } from '../../../ui/browser/use-rested.ts';
import { type Amounts, amountsAtom, firstAmounts, readAmounts } from './amounts.ts';
import { asThingsStand, eventsOf, type Figures, type Story, storyOf } from './story.ts';

/** The story shown now and those before it, the oldest first, live while the page is open, and nowhere else. */
const storiesAtom = draftAtom<{ story: Story; before: readonly Story[] }>({ story: asThingsStand, before: [] });

/** Null for today. */
const dayAtom = draftAtom<CalendarDate | null>(null);

/** The story, and the ways to change it. */
export function useStory() {
  const [{ story, before }, setStories] = useAtom(storiesAtom);
  const pushStory = useCallback(
    (next: Story) => setStories(({ story, before }) => ({ story: next, before: [...before, story] })),
    [setStories],
  );
  return {
    story,
    canUndo: before.length > 0,
    pushStory,
    undo: () => {
      const last = before.at(-1);
      if (last) setStories({ story: last, before: before.slice(0, -1) });
    },
    startAgain: () => setStories(RESET),
  };
}

/** The day and the estate that every story starts from. */
export function useFigures() {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const [estimator] = useDraft(estimatorDraft);
  const [typed, setTyped] = useAtom(amountsAtom);
  const [day, setDay] = useAtom(dayAtom);
  const first = useMemo(() => firstAmounts(estimator, testatorRecord), [estimator, testatorRecord]);
  const amounts = typed ?? first;
  const rested = useRested(typed) ?? amounts;
  // A page that was left open overnight may hold a day that has passed.
  const deathOn = day !== null && day > today ? day : today;
  const read = useMemo(() => readAmounts(rested, testatorRecord, deathOn), [rested, testatorRecord, deathOn]);
  const change = useCallback(
    (changed: Partial<Amounts>) => setTyped((typed) => ({ ...(typed ?? first), ...changed })),
    [setTyped, first],
  );
  return {
    amounts,
    isFromEstimator: typed === null && amounts.isKnown === 'Yes',
    change,
    deathOn,
    setDay,
    ...read,
  };
}

export type WhatIfScenarios = RouterOutputs['willData']['whatIf']['scenarios'];

/** The scenarios offered for this will; those of the figures before stay until there are others. */
export function useScenarios(figures: Figures) {
  const query = trpc.willData.whatIf.scenarios.useQuery(figures);
  const [shown, setShown] = useState<{ figures: Figures; whatIf: WhatIfScenarios } | null>(null);
  const { data } = query;
  if (data && shown?.whatIf !== data) setShown({ figures, whatIf: data });
  usePrefetchedAnswers(shown);
  return { ...query, shown };
}

/** As many as the list shows at first. */
const maxPrefetched = 12;

/**
 * Fetches what comes of each scenario while nothing else is to be done, so that it is there when it is chosen. They come
 * one by one, for what is chosen meanwhile must not wait behind them.
 */
function usePrefetchedAnswers(shown: { figures: Figures; whatIf: WhatIfScenarios } | null) {
  const { answer } = trpc.useUtils().willData.whatIf;
  useEffect(() => {
    if (!shown) return;
    const { figures, whatIf } = shown;
    let isOver = false;
    const callOff = onIdle(async () => {
      for (const scenario of whatIf.scenarios.slice(0, maxPrefetched)) {
        if (isOver) return;
        await answer.prefetch(eventsOf(storyOf(scenario, figures), figures));
      }
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [answer, shown]);
}

export interface Answered {
  story: Story;
  events: WhatIfEvents;
  answer: WhatIfAnswer;
}

/** The answer to the events; the one to those before stays, with them, until there is another. */
export function useAnswer(story: Story, figures: Figures) {
  const events = eventsOf(story, figures);
  const query = trpc.willData.whatIf.answer.useQuery(events);
  const [shown, setShown] = useState<Answered | null>(null);
  const { data } = query;
  if (data && (shown?.answer !== data || shown.story !== story)) setShown({ story, events, answer: data });
  return { ...query, shown };
}

/** As things stand, for what has changed to be held against; null until it is known. */
export const useBase = (figures: Figures): WhatIfAnswer | null =>
  trpc.willData.whatIf.answer.useQuery(eventsOf(asThingsStand, figures)).data ?? null;
