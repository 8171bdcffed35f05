import type { Profile } from '@plainwill/contracts/identity/profile';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { paths } from '../../shared/paths/paths.ts';
import { leaveTo } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { withDots } from '../../ui/lists/item-row.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { lastUsedText } from '../credentials/credential-facts.ts';
import { ChangeDialog } from '../credentials/sign-out-others.tsx';
import { pendingProofAtom, useProven } from '../reauthentication/reauthentication.ts';
import { GoogleLink } from '../sign-in/google-link.tsx';
import { AccountSection } from './account-section.tsx';
import { useDisconnectGoogle } from './use-profile.ts';

/** Sent back for want of a recent sign-in, the person shows who they are and goes on to Google. */
function useConnectOnceProven(isSentBack: boolean) {
  const ask = useSetAtom(pendingProofAtom);
  useEffect(() => {
    if (isSentBack) ask({ pendingCall: null, resume: () => leaveTo(paths.google('connect')) });
  }, [isSentBack, ask]);
}

interface GoogleSectionProps {
  profile: Profile;
  waysIn: WaysIn | undefined;
  /** They went to connect Google, and have to show first that it is them. */
  needsProof: boolean;
}

export function GoogleSection({ profile, waysIn, needsProof }: GoogleSectionProps) {
  useConnectOnceProven(needsProof);
  const disconnect = useDisconnectGoogle();
  const { run, isPending, error } = useProven('google', disconnect);
  const [isAsking, setAsking] = useState(false);
  const { googleEmail } = profile;
  const lastUsed = waysIn?.google?.lastUsedAt && lastUsedText(waysIn.google.lastUsedAt);
  return (
    <AccountSection
      id="google"
      title="Google account"
      summary={googleEmail ? withDots([`Connected: ${googleEmail}`, lastUsed]) : 'Not connected'}
    >
      <p className="text-muted">
        {googleEmail ? (
          <>
            You can sign in with the Google account{' '}
            <strong>
              <EmailText email={googleEmail} />
            </strong>
            {lastUsed && `, ${lastUsed}`}.
          </>
        ) : (
          'Connect it as another way to sign in. Google learns nothing about your will.'
        )}
      </p>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        {googleEmail ? (
          <Button
            variant="secondary"
            onPress={() => setAsking(true)}
            isPending={isPending}
            pendingLabel="Disconnecting…"
          >
            Disconnect
          </Button>
        ) : (
          <GoogleLink purpose="connect">Connect</GoogleLink>
        )}
      </ButtonRow>
      {isAsking && (
        <ChangeDialog
          onClose={() => setAsking(false)}
          title="Disconnect Google?"
          action="Disconnect Google"
          pendingLabel="Disconnecting…"
          isPending={isPending}
          onConfirm={(signOutOthers) => run({ signOutOthers }, () => setAsking(false))}
        >
          <p>You can no longer sign in with it. Your will and your other ways to sign in stay as they are.</p>
        </ChangeDialog>
      )}
    </AccountSection>
  );
}
