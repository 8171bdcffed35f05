import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths } from '../paths/paths.ts';
import { notify } from '../ui/toasts/toasts.ts';
import { failureOf } from './failure.ts';
import { signOut } from './session.ts';

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
