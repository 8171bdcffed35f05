import { ReauthenticationDialog } from '../../account/reauthentication/reauthentication-dialog.tsx';

/** Asks an administrator who is there before something that matters; on any page of theirs. */
export default function StaffReauthentication() {
  return <ReauthenticationDialog purpose="reauthenticateAdmin" />;
}
