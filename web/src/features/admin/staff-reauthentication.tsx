import { useProfile } from '../account/use-profile.ts';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';

/** Asks an administrator who is there before something that matters; on any page of theirs. */
export default function StaffReauthentication() {
  const profile = useProfile();
  if (profile.isPending) return null;
  return <ReauthenticationDialog hasPassword={profile.data?.hasPassword ?? true} purpose="reauthenticateAdmin" />;
}
