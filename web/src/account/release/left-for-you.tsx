import { brand } from '@plainwill/contracts/shared/brand';
import type { TrustedRelease } from '@plainwill/contracts/will-data/release/release';
import { notTheLastWill } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { TrustedThing } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { SeenEntries } from '../trusted/seen-entries.tsx';
import { thingLabels } from '../trusted/thing-labels.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useRead, useReleaseStatus } from './use-release.ts';

const ownerOf = ({ owner }: Pick<TrustedRelease, 'owner'>) => owner ?? 'the person who trusts you';

/** Asks for, and shows, what others have left for the signed-in account after their death; nothing where there is none. */
export function LeftForYou() {
  const status = useReleaseStatus();
  if (status.isError)
    return (
      <LoadProblem
        title="What was left for you couldn’t be loaded"
        error={status.error}
        onRetry={() => void status.refetch()}
        isRetrying={status.isFetching}
      />
    );
  if (!status.data) return <Loading rows={4} />;
  if (status.data.others.length === 0) return null;
  return status.data.others.map((release) => <OneRelease key={release.id} release={release} />);
}

function OneRelease({ release }: { release: TrustedRelease }) {
  const { stage, owner } = release;
  const name = ownerOf(release);
  return (
    <Card>
      <h2 className="heading text-title wrap-anywhere">{owner ? `After ${owner} has died` : 'After their death'}</h2>
      {stage === 'released' ? <Released release={release} /> : <Standing release={release} name={name} />}
    </Card>
  );
}

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);

function textOf({ stage, hasAsked, waitDays, daysCounted, mayAskFrom }: TrustedRelease, name: string): string {
  switch (stage) {
    case 'asked':
      return hasAsked
        ? `You have asked. Someone else whom ${name} trusts must ask too, within ${daysOf(waitDays)}.`
        : `Someone else has asked to open what ${name} left. It is opened only if you ask as well.`;
    case 'waiting':
      return `The request is open, and we are asking ${name} by email. ${daysCounted} of ${daysOf(waitDays)} have passed.`;
    case 'stalled':
      return `The request is on hold. Call us on ${brand.phone}. We will ask to see the death certificate.`;
    case 'declined':
      return mayAskFrom === 'never' || mayAskFrom === null
        ? 'The request was declined. You can’t ask again.'
        : `The request was declined. You can ask again from ${formatDay(mayAskFrom)}.`;
    default:
      return `When ${name} has died, you can ask us to open what they left for the people they trust.`;
  }
}

function Standing({ release, name }: { release: TrustedRelease; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const { stage, hasAsked } = release;
  const isSecond = stage === 'asked';
  const canAsk = release.mayAsk && (stage === 'none' || (isSecond && !hasAsked));
  return (
    <>
      <p className="wrap-anywhere" role="status">
        {textOf(release, name)}
      </p>
      {stage === 'waiting' && (
        <p className="text-muted">
          If you are a named executor and have the death certificate, call us on {brand.phone}. Then it can take three
          days.
        </p>
      )}
      {canAsk && (
        <ButtonRow>
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {isSecond ? 'Ask as well' : 'Ask to open it'}
          </Button>
        </ButtonRow>
      )}
      {isAsking && <AskDialog release={release} name={name} isSecond={isSecond} onClose={() => setAsking(false)} />}
    </>
  );
}

function Released({ release: { id, things, readableUntil } }: { release: TrustedRelease }) {
  return (
    <>
      <Notice tone="info" title={notTheLastWill}>
        {readableUntil && `You can read this until ${formatDay(readableUntil)}. We record what you open and when.`}
      </Notice>
      {things.length === 0 && <p>Nothing was left for you to read.</p>}
      {things.map((thing) => (
        <ReleasedThing key={thing} id={id} thing={thing} />
      ))}
    </>
  );
}

function ReleasedThing({ id, thing }: { id: TrustedRelease['id']; thing: TrustedThing }) {
  const read = useRead();
  const { run, isPending, error } = useProof(read);
  const label = thingLabels[thing];
  return (
    <section aria-label={label} className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{label}</h3>
        <Button
          size="small"
          variant="secondary"
          label={`Open: ${label}`}
          onPress={() => run({ id, thing })}
          isPending={isPending}
          pendingLabel="Opening…"
        >
          Open
        </Button>
      </div>
      {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
      {read.data && <SeenEntries seen={read.data} />}
    </section>
  );
}
