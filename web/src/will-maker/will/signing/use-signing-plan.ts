import type { SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { failureOf } from '../../../shared/api/failure.ts';
import { pauseAfter } from '../../../shared/api/query-client.ts';
import { api, calls, trpc } from '../../../shared/api/trpc.ts';

const { signingPlan } = api.willData;

export const useSigningPlan = () => trpc.willData.signingPlan.get.useQuery();

/** The findings about the plan beside the will of today. */
export const usePlanProblems = () => trpc.willData.signingPlan.problems.useQuery();

const store = (stored: StoredPlan) => {
  signingPlan.get.setData(undefined, stored);
  void signingPlan.problems.invalidate();
};

/** Saves a change of the plan over the one that is shown. */
export function useSavePlan() {
  const save = trpc.willData.signingPlan.save.useMutation({
    onSuccess: store,
    onError: (error) => {
      if (failureOf(error).reason === 'PlanChanged') void signingPlan.invalidate();
    },
  });
  const change = (changesOf: (plan: SigningPlan) => Partial<SigningPlan>, onSuccess?: () => void) => {
    const stored = signingPlan.get.getData();
    if (!stored) return;
    save.mutate({ basedOn: stored.version, plan: { ...stored.plan, ...changesOf(stored.plan) } }, { onSuccess });
  };
  return { ...save, change };
}

/** Waits for a connection and is tried again, one after the other: the day goes on without one. */
const onTheDay = {
  onSuccess: store,
  networkMode: 'online',
  scope: { id: 'signing-day' },
  retry: (_: number, error: unknown) => failureOf(error).isPassing,
  retryDelay: pauseAfter,
} as const;

export const useStep = () => trpc.willData.signingPlan.step.useMutation(onTheDay);

export const useRestart = () => trpc.willData.signingPlan.restart.useMutation(onTheDay);

export const fetchCalendar = (at: string) => calls.willData.signingPlan.calendar.query({ at });
