import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { staffPaths } from '../../../shared/paths/staff-paths.ts';
import { ClauseChangeList } from '../../../shared/will-sheets/clause-change-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { formatDateTime } from '../../../ui/dates-and-money/format-date-time.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { SmallDisclosure } from '../../../ui/layout/small-disclosure.tsx';
import { type SingleKey, SingleKeys } from '../../lists/single-keys/single-keys.tsx';
import {
  ageText,
  changeCauseLabels,
  daysLeftText,
  flagsOf,
  reviewLaneLabels,
  reviewStateLabels,
} from './desk-labels.ts';
import type { ReviewActs } from './use-desk.ts';

interface ReviewHeadProps {
  file: ReviewFile;
  acts: ReviewActs;
  keys: readonly SingleKey[];
}

/** The head names the testator, the urgency and the changes since the will was opened. */
export function ReviewHead({ file, acts, keys }: ReviewHeadProps) {
  const { row, customer, words, changed, sinceLastVersion, approvals, needsTwo, holdsUntil, heldUntil } = file;
  const badges = [
    reviewLaneLabels[row.lane],
    reviewStateLabels[row.state],
    ...flagsOf(row),
    ...(needsTwo ? ['Two reviewers'] : []),
  ];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageHeading title={`Review ${row.number}`}>
          No. {row.number}: {customer}
        </PageHeading>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <SingleKeys keys={keys} />
          <TextLink to={staffPaths.reviews}>Back to the queue</TextLink>
        </div>
      </div>
      <Card>
        <p className="flex flex-wrap items-center gap-2">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
          <span>
            Waiting {ageText(row)}. {daysLeftText(row)}.
          </span>
          {file.isHeldByMe && heldUntil && (
            <span className="text-muted">
              Reserved for you until {formatDateTime(heldUntil)}. Anything you do renews it.
            </span>
          )}
        </p>
        {!file.isHeldByMe && <Notice tone="info">You held this one. You can still read it.</Notice>}
        {words && (
          <div>
            <h2 className="font-semibold">The customer’s first words</h2>
            <p className="max-w-words whitespace-pre-line wrap-anywhere">{words}</p>
          </div>
        )}
        {approvals.map(({ id, name, at, place }) => (
          <p key={id}>
            {place === 1 ? 'First' : 'Second'} approval: {name}, {formatDateTime(at)}.
          </p>
        ))}
        {holdsUntil && (
          <p>
            An approval would hold until {formatDay(holdsUntil.day)}, {holdsUntil.because}.
          </p>
        )}
        {changed.length > 0 && (
          <Notice tone="error" title="The will has changed since you read it">
            <div className="flex flex-col gap-4">
              {changed.map(({ cause, changes }) => (
                <div key={cause} className="flex flex-col gap-2">
                  <h2 className="font-semibold">{changeCauseLabels[cause]}</h2>
                  <ClauseChangeList changes={changes} then="As you read it" level={3} />
                </div>
              ))}
              {file.isHeldByMe && (
                <ButtonRow>
                  <Button
                    size="small"
                    isPending={acts.takeNewest.isPending}
                    pendingLabel="Loading…"
                    onPress={() => acts.takeNewest.mutate({ number: row.number })}
                  >
                    Read the newest words
                  </Button>
                </ButtonRow>
              )}
            </div>
          </Notice>
        )}
        {sinceLastVersion && (
          <SmallDisclosure summary={`Since the last version: ${countText(sinceLastVersion.length)}`} of="of this will">
            <ClauseChangeList changes={sinceLastVersion} then="Last version" level={2} />
          </SmallDisclosure>
        )}
      </Card>
    </>
  );
}

const countText = (count: number) =>
  count === 0 ? 'nothing changed' : `${count} ${count === 1 ? 'clause' : 'clauses'} changed`;
