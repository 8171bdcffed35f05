import type { Planning } from '@plainwill/contracts/identity/partner';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import { AboutTogether } from '../../account/partner/about-together.tsx';
import { usePlanning } from '../../account/partner/use-planning.ts';
import { ReauthenticationDialog } from '../../account/reauthentication/reauthentication-dialog.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { CoupleFindings } from './couple-findings.tsx';
import { EndPlanning } from './end-planning.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { InvitePartner } from './invite-partner.tsx';
import { NeitherBinds } from './neither-binds.tsx';
import { ReceivedInvitations } from './received-invitations.tsx';
import { SentInvitations } from './sent-invitations.tsx';
import { ShareSection } from './share-section.tsx';
import { ShareWords } from './share-words.tsx';
import { StartFromPartner } from './start-from-partner.tsx';

/** Planning together: from the invitation to the end. */
export default function TogetherPage() {
  const planning = usePlanning();
  return (
    <div className="mx-auto w-full max-w-words">
      <Stack>
        <PageHeading title="Planning together">
          {planning.data?.partner?.firstName ? `Planning with ${planning.data.partner.firstName}` : 'Planning together'}
        </PageHeading>
        {planning.data ? (
          <TogetherParts planning={planning.data} />
        ) : planning.isError ? (
          <LoadProblem
            title="This page couldn’t be loaded"
            error={planning.error}
            onRetry={() => void planning.refetch()}
            isRetrying={planning.isFetching}
          />
        ) : (
          <Loading rows={7} />
        )}
      </Stack>
      <ReauthenticationDialog />
    </div>
  );
}

function TogetherParts({ planning }: { planning: Planning }) {
  const { partner, hasEnded, canInviteFrom, nameInMail, sent, received } = planning;
  if (partner) {
    const name = partner.firstName ?? 'your partner';
    return (
      <>
        <Card>
          <p>
            You and {name} have been planning together since {formatDay(partner.linkedOn)}. What that means:
          </p>
          <AboutTogether />
          <EndPlanning partnerName={capitalised(name)} />
        </Card>
        <CoupleFindings planning={planning} />
        <ShareSection partner={name} />
        <StartFromPartner partner={name} />
        <NeitherBinds partner={name} />
        <ShareWords partner={name} />
      </>
    );
  }
  return (
    <>
      {hasEnded && <EndedNotice />}
      <CoupleFindings planning={planning} />
      <ReceivedInvitations received={received} />
      <p>
        Two people can plan side by side. Each of you has an account, makes a will of your own and signs it with your
        own witnesses.
      </p>
      <AboutTogether />
      <SentInvitations sent={sent} />
      <InvitePartner openInvitations={sent.length} canInviteFrom={canInviteFrom} nameInMail={nameInMail} />
    </>
  );
}
