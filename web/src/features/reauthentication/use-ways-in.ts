import type { SecondStepWay } from '@plainwill/contracts/identity/sign-in-methods';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { trpc } from '../../api/trpc.ts';

/** How the signed-in person signs in. */
export const useWaysIn = ({ isWanted = true }: { isWanted?: boolean } = {}) =>
  trpc.identity.waysIn.get.useQuery(undefined, { enabled: isWanted });

/** What is asked of them where a password is not enough; nothing where it is. */
export function secondStepsOf({ passkeys, authenticator, recoveryCodesLeft, isStaff }: WaysIn): SecondStepWay[] {
  const hasPasskey = passkeys.some(({ isUsable }) => isUsable);
  if (!hasPasskey && !authenticator) return [];
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(authenticator ? (['code'] as const) : []),
    ...(recoveryCodesLeft > 0 && !isStaff ? (['recoveryCode'] as const) : []),
  ];
}
