import { failureOf } from '../../../shared/api/failure.ts';
import { api, trpc } from '../../../shared/api/trpc.ts';

const { signedWills, signingPlan, whereKept } = api.willData;

/** The newest first. */
export const useSignedWills = () => trpc.willData.signedWills.list.useQuery();

/** The findings about the current signed will, and the clauses that the answers of today would change. */
export const useSignedStanding = () => trpc.willData.signedWills.standing.useQuery();

const options = {
  onSuccess: (wills: ReturnType<typeof signedWills.list.getData>) => {
    signedWills.list.setData(undefined, wills);
    void signedWills.standing.invalidate();
    void signingPlan.get.invalidate();
    void whereKept.registerFacts.invalidate();
  },
  onError: (error: unknown) => {
    if (failureOf(error).reason) void signedWills.invalidate();
  },
};

export const useRecordSigning = () => trpc.willData.signedWills.record.useMutation(options);
export const useCorrectSigning = () => trpc.willData.signedWills.correct.useMutation(options);
export const useEndSigned = () => trpc.willData.signedWills.end.useMutation(options);
export const useRemoveSigned = () => trpc.willData.signedWills.remove.useMutation(options);
