import type { OwnReview } from '@plainwill/contracts/will-data/review/review';
import { Check } from 'lucide-react';
import { paths } from '../../../shared/paths/paths.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { classes } from '../../../ui/styles/classes.ts';
import { timelineOf } from './timeline.ts';
import { useReviewStatus, useThread } from './use-review.ts';

/** How far the check has come, one moment below the other, each with its day. */
export function CheckTimeline({ own }: { own: OwnReview }) {
  const { data: thread } = useThread();
  return (
    <ol aria-label="How far the check is" className="flex flex-col">
      {timelineOf(own, thread ?? []).map(({ title, at, stage }) => (
        <li
          key={`${title} ${at}`}
          aria-current={stage === 'now' ? 'step' : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0"
        >
          <span aria-hidden className="absolute top-7 bottom-0 left-3.5 border-l-2 border-line group-last:hidden" />
          <span
            aria-hidden
            className={classes(
              'flex size-7 shrink-0 items-center justify-center rounded-full border-2',
              stage === 'done' ? 'border-deep text-deep' : stage === 'now' ? 'border-clay' : 'border-field',
            )}
          >
            {stage === 'done' && <Check strokeWidth={3} className="size-4" />}
            {stage === 'now' && <span className="size-2.5 rounded-full bg-clay forced-colors:bg-[Highlight]" />}
          </span>
          <span className="flex min-w-0 flex-col">
            <span
              className={classes(
                'wrap-anywhere',
                stage === 'now' && 'font-semibold',
                stage === 'ahead' && 'text-muted',
              )}
            >
              {title}
              {stage === 'ahead' && <span className="sr-only">, to come</span>}
            </span>
            {at && <span className="text-small text-muted">{formatDay(at)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const wayText = ({ questions }: OwnReview) =>
  questions === 0 ? 'See the check' : questions === 1 ? 'Answer the question' : 'Answer the questions';

/** The newest check, where one was asked for. */
export default function NewestCheck() {
  const { data: status } = useReviewStatus();
  if (!status?.review) return null;
  return (
    <section
      aria-labelledby="check-so-far"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:px-6"
    >
      <h2 id="check-so-far" className="heading text-title">
        The check so far
      </h2>
      <CheckTimeline own={status.review} />
      <TextLink to={paths.review}>{wayText(status.review)}</TextLink>
    </section>
  );
}
