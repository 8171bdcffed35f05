import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { WithEmails } from '../../ui/text/email-text.tsx';

interface LinkRow {
  to: string;
  title: string;
  /** How it stands, or what is there, in one line. */
  about: string;
}

/** Pages to choose from, each with a line about it. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-card">
    {rows.map(({ to, title, about }) => (
      <li key={to} className="group">
        <Link
          to={to}
          className="flex min-h-16 items-center gap-x-4 px-5 py-4 group-first:rounded-t-card group-last:rounded-b-card hover:bg-sage sm:px-8"
        >
          <span className="min-w-0 grow">
            <span className="heading block text-lead">{title}</span>
            <span className="block text-small text-muted wrap-anywhere">
              <WithEmails text={about} />
            </span>
          </span>
          <ChevronRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);
