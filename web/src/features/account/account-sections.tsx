import type { Profile } from '@plainwill/contracts/identity/profile';
import { useState } from 'react';
import { AccessSection } from './access-section.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

interface AccountSectionsProps {
  profile: Profile;
  /** They went to connect Google, and have to show first that it is them. */
  needsProofForGoogle: boolean;
}

export function AccountSections({ profile, needsProofForGoogle }: AccountSectionsProps) {
  const [deletionAtFirst] = useState(profile.deletionAt);
  const { deletionAt } = profile;
  return (
    <div className="flex flex-col gap-4">
      {deletionAt && <DeletionNotice deletionAt={deletionAt} isNew={deletionAt !== deletionAtFirst} />}
      <NameSection profile={profile} />
      <EmailSection profile={profile} />
      <PasswordSection profile={profile} />
      <DevicesSection />
      <GoogleSection profile={profile} needsProof={needsProofForGoogle} />
      <AccessSection />
      <DownloadSection />
      {!deletionAt && <DeletionSection profile={profile} />}
      <ReauthenticationDialog hasPassword={profile.hasPassword} />
    </div>
  );
}
