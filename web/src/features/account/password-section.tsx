import type { Profile } from '@plainwill/contracts/identity/profile';
import { AccountSection } from './account-section.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection({ profile }: { profile: Profile }) {
  return (
    <AccountSection
      id="password"
      title="Password"
      summary={profile.hasPassword ? 'Set' : 'None: you sign in with Google'}
    >
      {profile.hasPassword ? (
        <PasswordForm googleEmail={profile.googleEmail} />
      ) : (
        <ChoosePassword email={profile.email} />
      )}
    </AccountSection>
  );
}
