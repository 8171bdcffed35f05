import { trpc } from '../../api/trpc.ts';

export const useDevices = () => trpc.identity.devices.list.useQuery();

export function useSignOutDevice() {
  const { identity } = trpc.useUtils();
  return trpc.identity.devices.signOut.useMutation({ onSettled: () => identity.devices.invalidate() });
}

export function useSignOutOthers() {
  const { identity } = trpc.useUtils();
  return trpc.identity.devices.signOutOthers.useMutation({ onSettled: () => identity.devices.invalidate() });
}
