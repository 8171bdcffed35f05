import { Checkbox } from '../../ui/fields/checkbox.tsx';

interface KeepGoogleProps {
  /** The address of the connected Google account. */
  email: string;
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** With a new password Google is disconnected, unless the owner says that it is theirs. */
export function KeepGoogle({ email, isKept, onChange }: KeepGoogleProps) {
  return (
    <Checkbox
      name="keepGoogle"
      isFramed
      isSelected={isKept}
      onChange={onChange}
      label={<span className="wrap-anywhere">Keep Google sign-in with {email}</span>}
      hint="Tick this only if that Google account is yours. If you leave it empty, we disconnect it."
    />
  );
}
