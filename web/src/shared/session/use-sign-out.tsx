import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { notify } from '../../ui/toasts/toasts.ts';
import { failureOf } from '../api/failure.ts';
import { signOut } from '../api/session.ts';
import { isAnythingUnsaved } from '../drafts/clear-drafts.ts';
import { paths } from '../paths/paths.ts';

// Few people ever see it.
const SignOutQuestion = lazyPart(() => import('./sign-out-question.tsx'), PartProblem);

/**
 * Signs out, forgets what was typed on this device, and goes home; or stays, where the page sends strangers on. What is
 * not saved yet is saved first; if that fails, `question` asks.
 */
export function useSignOut({ staysHere = false, onStay }: { staysHere?: boolean; onStay?: () => void } = {}) {
  const [, goTo] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ isSure }: { isSure: boolean }) => {
      if (!isSure && (await isAnythingUnsaved())) return setAsking(true);
      if (!staysHere) goTo(paths.home);
      await signOut();
    },
    onError: (error) => notify({ title: 'You are still signed in', text: failureOf(error).message, tone: 'error' }),
  });
  const stay = () => {
    setAsking(false);
    onStay?.();
  };
  const goOn = () => {
    setAsking(false);
    mutate({ isSure: true });
  };
  const question = isAsking && (
    <Suspense>
      <SignOutQuestion onClose={stay} onConfirm={goOn} />
    </Suspense>
  );
  return { start: () => mutate({ isSure: false }), isPending, hasFailed: isError, question };
}
