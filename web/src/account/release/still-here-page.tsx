import { brand } from '@plainwill/contracts/shared/brand';
import type { OwnRelease } from '@plainwill/contracts/will-data/release/release';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import type { RouterOutputs } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { ReauthenticationDialog } from '../reauthentication/reauthentication-dialog.tsx';
import SignInRedirect, { useLastSignedIn } from '../sign-in/sign-in-redirect.tsx';
import { askersOf } from './release-banner.tsx';
import { useHere, useReleaseStatus } from './use-release.ts';

/** The owner says that they are here, and nothing is opened. The emails about a request lead here. */
export default function StillHerePage() {
  const me = useMe();
  const last = useLastSignedIn(me.data);
  if (me.data === null) return <SignInRedirect last={last} />;
  return (
    <SitePage isForTask>
      <Stack>
        <PageHeading title="Are you there?">Are you there?</PageHeading>
        {me.data ? <Answer /> : <Loading rows={3} />}
      </Stack>
      <ReauthenticationDialog />
    </SitePage>
  );
}

function Answer() {
  const status = useReleaseStatus();
  const here = useHere();
  if (here.data) return <Answered askedBy={here.data.askedBy} />;
  if (status.isError)
    return (
      <LoadProblem
        title="This page couldn’t be loaded"
        error={status.error}
        onRetry={() => void status.refetch()}
        isRetrying={status.isFetching}
      />
    );
  if (!status.data) return <Loading rows={3} />;
  const { mine } = status.data;
  if (!mine) return <p>No one is asking about your account. There is nothing you need to do.</p>;
  if (mine.stage === 'released') return <Opened />;
  return <Question mine={mine} here={here} />;
}

const Opened = () => (
  <Notice tone="error" title="What this account holds has been opened">
    The people its owner trusted can read what was left for them, and nothing here can be changed. If you are the owner,
    call us on {brand.phone}. Two of us will check who you are and close it again at once.
  </Notice>
);

function Question({ mine, here }: { mine: OwnRelease; here: ReturnType<typeof useHere> }) {
  const { run, isPending, error } = useProof<void>(here);
  return (
    <Card>
      <p className="wrap-anywhere">
        On {formatDay(mine.askedOn)}, {askersOf(mine)} told us that they believe you have died, and asked us to open
        what you left for them.
      </p>
      <p>
        {mine.stage === 'stalled'
          ? 'You have signed in since, so the days have stopped counting. Tell us that you are here, and the request ends.'
          : 'Tell us that you are here, and the request ends at once. Nothing is opened.'}
      </p>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button onPress={() => run()} isPending={isPending} pendingLabel="Ending the request…">
          I am here
        </Button>
      </ButtonRow>
    </Card>
  );
}

function Answered({ askedBy }: RouterOutputs['willData']['release']['here']) {
  return (
    <Notice tone="ok" title="Thank you. Nothing was opened">
      <p className="mb-3 wrap-anywhere">
        The request has ended. {askersOf({ askedBy: askedBy.map(({ firstName }) => firstName) })} will read that it was
        declined, and can’t ask again for at least 30 days. If you no longer trust them with this, remove them from your
        trusted people.
      </p>
      <ButtonLink to={paths.signTrusted} variant="secondary" size="small">
        Your trusted people
      </ButtonLink>
    </Notice>
  );
}
