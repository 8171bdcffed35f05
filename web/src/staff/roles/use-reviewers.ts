import type { ReviewerProfile } from '@plainwill/contracts/identity/reviewers';
import { trpc } from '../../shared/api/trpc.ts';
import { notify } from '../../ui/toasts/toasts.ts';

export const useReviewers = () => trpc.identity.reviewers.list.useQuery();

export function useGrantReviewer() {
  const { identity } = trpc.useUtils();
  return trpc.identity.reviewers.grant.useMutation({
    onSuccess: (reviewers: ReviewerProfile[]) => {
      identity.reviewers.list.setData(undefined, reviewers);
      void identity.roles.list.invalidate();
      notify({
        title: 'Reviewer saved',
        text: 'If the role is new to them, they need to sign in again to use it.',
        tone: 'ok',
      });
    },
  });
}
