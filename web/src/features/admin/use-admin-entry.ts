import { isStaff } from '@plainwill/contracts/shared/roles';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOut, useMe } from '../../api/session.ts';
import { adminGoogleMark } from '../auth/sign-in-marks.ts';
import { useGoogleFailure } from '../auth/use-google-failure.ts';
import { type Warning, warn, warnings } from './warnings.ts';

/** Who may pass the staff sign-in. Who has no role is told so and signed out; `warning` is why nobody passed yet. */
export function useAdminEntry() {
  const me = useMe();
  const google = useGoogleFailure();
  const { mutate: turnAway, isPending: isTurningAway, isSuccess: isTurnedAway } = useMutation({ mutationFn: signOut });
  const isAllowed = me.data ? isStaff(me.data.roles) : false;
  const strangerId = me.data && !isAllowed ? me.data.id : null;
  const warning: Warning | null =
    strangerId || isTurnedAway
      ? warnings.noPrivileges
      : me.isError
        ? warnings.notVerified
        : google.words
          ? { title: 'Error', text: google.words }
          : null;
  const { title, text } = warning ?? {};

  useEffect(() => void adminGoogleMark.take(), []);
  useEffect(() => {
    if (!strangerId) return;
    warn(warnings.noPrivileges);
    turnAway();
  }, [strangerId, turnAway]);
  useEffect(() => {
    if (title && text) warn({ title, text });
  }, [title, text]);

  const allowedId = me.data && isAllowed ? me.data.id : null;
  return { isChecking: me.isPending || isTurningAway, allowedId, isSignedIn: Boolean(me.data), warning };
}
