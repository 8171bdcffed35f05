import type { DeskFigures } from '@plainwill/contracts/will-data/review/review-desk';
import { changeCauses } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { failureOf } from '../../../shared/api/failure.ts';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { SmallDisclosure } from '../../../ui/layout/small-disclosure.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { hoursText, voidedByLabels } from '../desk/desk-labels.ts';
import { useColleagues } from '../desk/use-desk.ts';
import { useFigures } from './use-queue.ts';
import { WeeksPicture } from './weeks-picture.tsx';

const shareText = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** “20% (2 by answers, 1 by birthdays)” */
function voidText({ voidShare, voids }: DeskFigures): string {
  const why = changeCauses
    .filter((cause) => voids[cause] > 0)
    .map((cause) => `${voids[cause]} ${voidedByLabels[cause]}`);
  return why.length > 0 ? `${shareText(voidShare)} (${why.join(', ')})` : shareText(voidShare);
}

/** How much waits and how long it takes, with the last twelve weeks as a picture. No names of customers. */
export function FiguresCard() {
  const { data, isError, error, isFetching, refetch } = useFigures();
  return (
    <Card>
      <h2 className="heading text-lead">Workload</h2>
      {isError && (
        <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && <Figures figures={data} />}
    </Card>
  );
}

function Figures({ figures }: { figures: DeskFigures }) {
  const { nameOf } = useColleagues();
  const held = figures.held.map(({ holderId, count }) => `${nameOf(holderId)} ${count}`).join(', ');
  const entries = [
    ['Waiting', String(figures.waiting)],
    ['Oldest', hoursText(figures.oldestHours)],
    ['Held', held || '0'],
    ['Waiting for customers', String(figures.asked)],
    ['Decided this week', String(figures.decidedThisWeek)],
    ['Median time', hoursText(figures.medianHours)],
    ['80% done within', hoursText(figures.percentile80Hours)],
    ['Customers read', `Usually ${figures.usualDays} working days`],
    ['Returned, last 90 days', shareText(figures.returnedShare)],
    ['Approvals that no longer count, last 90 days', voidText(figures)],
    ['Questions unanswered', String(figures.unanswered)],
    ['Second approvals that differed', String(figures.secondsThatDiffered)],
  ] as const;
  return (
    <>
      {figures.late > 0 && (
        <Notice tone="error" title={figures.late === 1 ? '1 review is late' : `${figures.late} reviews are late`}>
          Customers are told that it takes longer than usual.
        </Notice>
      )}
      {figures.pause && (
        <Notice
          tone="info"
          title={figures.pause.isByItself ? 'New requests are stopped: no one may approve' : 'New requests are stopped'}
        >
          {figures.pause.words}
          {figures.pause.until && ` Until ${formatDay(figures.pause.until)}.`}
        </Notice>
      )}
      <div className="grid items-start gap-x-10 gap-y-5 roomy:grid-cols-[minmax(0,1fr)_22rem]">
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 sm:grid-cols-[repeat(2,minmax(0,1fr)_auto)] ">
          {entries.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <WeeksPicture weeks={figures.weeks} />
      </div>
      <SmallDisclosure summary="The same as a table" of="of the last weeks">
        <DataTable
          caption="Reviews by week"
          columns={[
            { title: 'Week from' },
            { title: 'Asked for', isNumber: true },
            { title: 'Approved', isNumber: true },
            { title: 'Returned', isNumber: true },
            { title: 'Median time', isNumber: true },
          ]}
          rows={figures.weeks.map(({ week, asked, approved, returned, medianHours }) => ({
            id: week,
            cells: [formatDay(week), String(asked), String(approved), String(returned), hoursText(medianHours)],
          }))}
        />
      </SmallDisclosure>
    </>
  );
}
