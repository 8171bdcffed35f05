import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { failureOf } from '../../api/failure.ts';
import { signOut } from '../../api/session.ts';
import { paths } from '../../paths/paths.ts';
import { notify } from '../../ui/feedback/toasts.ts';

/** Signs out, forgets what was typed on this device, and goes home; or stays, where the page sends strangers on. */
export function useSignOut({ staysHere = false } = {}) {
  const [, goTo] = useLocation();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: signOut,
    onMutate: () => staysHere || goTo(paths.home),
    onError: (error) => notify({ title: 'You are still signed in', text: failureOf(error).message, tone: 'error' }),
  });
  return { start: () => mutate(), isPending, hasFailed: isError };
}
