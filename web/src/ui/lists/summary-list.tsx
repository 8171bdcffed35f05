import { TextLink } from '../buttons/text-link.tsx';
import { WithEmails } from '../text/email-text.tsx';

export interface SummaryEntry {
  term: string;
  detail: string;
  /** The way to change it; `what` completes "Change …" for those who hear the link alone. */
  change?: { to: string; what: string };
}

/** The answers stand one below another, each with a way to change it. */
export function SummaryList({ entries }: { entries: readonly SummaryEntry[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line">
      {entries.map(({ term, detail, change }) => (
        <div key={term} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-3">
          <dt className="col-start-1 text-small text-muted">{term}</dt>
          <dd className="col-start-1 font-semibold wrap-anywhere">
            <WithEmails text={detail} />
          </dd>
          {change && (
            <dd className="col-start-2 row-span-2 row-start-1 flex min-h-11 items-center self-center print:hidden">
              <TextLink to={change.to}>
                Change <span className="sr-only">{change.what}</span>
              </TextLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
