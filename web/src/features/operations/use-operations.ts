import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import { useQuery } from '@tanstack/react-query';
import { trpc, unattended } from '../../api/trpc.ts';

const everyMs = 10_000;
const kept = { refetchInterval: everyMs, retry: false } as const;
// Somebody who has gone away is signed out in front of this page as well.
const byItself = { ...kept, trpc: { context: unattended } } as const;

interface ServiceHealth {
  name: string;
  isReady: boolean;
  milliseconds: number;
}

async function askForServices(): Promise<ServiceHealth[]> {
  const response = await fetch('/ops/services', { headers: { [unattendedHeader]: 'true' } });
  if (!response.ok) throw new Error('The gateway does not tell');
  return response.json();
}

/** How each service is, read anew every ten seconds. */
export const useServices = () => useQuery({ queryKey: ['ops', 'services'], queryFn: askForServices, ...kept });

/** How much work waits and what was given up, read anew every ten seconds. */
export function useFigures() {
  const notifications = trpc.notifications.operations.get.useQuery(undefined, byItself);
  const identity = trpc.identity.operations.get.useQuery(undefined, byItself);
  return { notifications, identity };
}
