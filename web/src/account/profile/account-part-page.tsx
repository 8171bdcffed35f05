import type { Profile } from '@plainwill/contracts/identity/profile';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ThemeChoice } from '../../shared/site/theme-choice.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { withDots } from '../../ui/lists/item-row.tsx';
import { HowYouSignIn } from '../credentials/how-you-sign-in.tsx';
import { RecoveryNotice } from '../credentials/recovery-notice.tsx';
import { ImportSection } from '../history/import-section.tsx';
import { VersionsSection } from '../history/versions-section.tsx';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';
import { AccessSection } from './access-section.tsx';
import { type AccountPart, accountPartPath, accountParts } from './account-parts.ts';
import { DeletionSection, graceDays } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { LinkRows } from './link-rows.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { useCancelDeletion } from './use-profile.ts';

/** The first page of the account: what is about to happen to it, and its parts with how they stand. */
export function AccountOverview({ profile }: { profile: Profile }) {
  const { data: waysIn } = useWaysIn();
  const { name, email, deletionAt } = profile;
  const about: Record<AccountPart, string> = {
    you: withDots([name, email]),
    'signing-in': waysIn ? waysInText(waysIn) : 'How you sign in, and on which devices',
    people: 'Who may read what you leave, and what others leave for you',
    data: 'Who has seen it, earlier versions and downloads',
    deletion: deletionAt ? `On ${formatDay(deletionAt)}` : `${graceDays} days to change your mind`,
  };
  return (
    <>
      <RecoveryNotice />
      {deletionAt && <DeletionNotice deletionAt={deletionAt} />}
      <LinkRows
        rows={(Object.keys(accountParts) as AccountPart[]).map((part) => ({
          to: accountPartPath(part),
          title: accountParts[part].title,
          about: about[part],
        }))}
      />
    </>
  );
}

/** "Password · 2 passkeys · second step on". */
const waysInText = ({ password, passkeys, google, asksSecondStep }: WaysIn) =>
  withDots([
    password && 'Password',
    passkeys.length > 0 && `${passkeys.length} ${passkeys.length === 1 ? 'passkey' : 'passkeys'}`,
    google && 'Google',
    `second step ${asksSecondStep ? 'on' : 'off'}`,
  ]);

interface AccountPartProps {
  part: AccountPart;
  profile: Profile;
  /** They went to connect Google, and have to show first that it is them. */
  needsProofForGoogle: boolean;
}

export function AccountPartPage({ part, profile, needsProofForGoogle }: AccountPartProps) {
  const { data: waysIn } = useWaysIn();
  switch (part) {
    case 'you':
      return (
        <div className={sections}>
          <NameSection profile={profile} />
          <EmailSection profile={profile} />
          <ThemeChoice />
        </div>
      );
    case 'signing-in':
      return (
        <div className={sections}>
          <RecoveryNotice />
          <HowYouSignIn>
            <PasswordSection profile={profile} waysIn={waysIn} />
            <GoogleSection profile={profile} waysIn={waysIn} needsProof={needsProofForGoogle} />
          </HowYouSignIn>
          <DevicesSection />
        </div>
      );
    case 'people':
      return <LinkRows rows={peopleRows} />;
    case 'data':
      return (
        <div className={sections}>
          <AccessSection />
          <VersionsSection />
          <DownloadSection />
          <ImportSection />
        </div>
      );
    case 'deletion':
      return <Deletion profile={profile} />;
  }
}

const sections = 'flex flex-col gap-4';

const peopleRows = [
  { to: paths.signTrusted, title: 'Those you choose', about: 'Who may read what you leave, now or after your death' },
  { to: paths.together, title: 'Planning together', about: 'Your partner, and what you share' },
  // The same for everyone, so that it tells no one whether there is anything.
  { to: paths.leftForYou, title: 'Left for you', about: 'What others have chosen you to read' },
];

function Deletion({ profile }: { profile: Profile }) {
  const [deletionAtFirst] = useState(profile.deletionAt);
  const { deletionAt } = profile;
  if (!deletionAt) return <DeletionSection profile={profile} />;
  return <DeletionNotice deletionAt={deletionAt} isNew={deletionAt !== deletionAtFirst} />;
}

interface DeletionNoticeProps {
  deletionAt: string;
  /** Asked for just now: the notice is where the focus goes. */
  isNew?: boolean;
}

/** Says when the account will be gone, with the way back. */
function DeletionNotice({ deletionAt, isNew }: DeletionNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useCancelDeletion();
  useEffect(() => {
    if (!isNew) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Notice tone="error" ref={notice} title={`Your account will be deleted on ${formatDay(deletionAt)}`}>
      <p className="mb-3">
        Everything in it will be deleted too. Until then you can use it as before, or change your mind.
      </p>
      {error && <p className="mb-3 font-semibold text-danger">{failureOf(error).message}</p>}
      <ButtonRow>
        <Button size="small" onPress={() => mutate()} isPending={isPending} pendingLabel="Keeping…">
          Keep my account
        </Button>
      </ButtonRow>
    </Notice>
  );
}
