import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { staffPaths } from '../../paths/staff-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { momentWithSeconds } from '../../ui/dates-and-money/format-date-time.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { actionInWords, detailsInWords } from './audit-words.ts';
import { peopleIn } from './use-audit.ts';
import { usePeople } from './use-people.ts';

const columns = ['When', 'Who', 'What', 'About', 'Details'].map((title) => ({ title }));

/** Entries of the audit log, with the people they name. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const nameOf = usePeople(peopleIn(entries));
  return (
    <DataTable
      caption="Audit log"
      columns={columns}
      rows={entries.map((entry) => {
        const { actorAccountId: actor, subjectAccountId: subject } = entry;
        return {
          id: entry.id,
          cells: [
            <span key="when" className="block py-2 font-normal sm:whitespace-nowrap tabular-nums">
              {momentWithSeconds(entry.at)}
            </span>,
            <span key="who" className="wrap-anywhere max-sm:text-right">
              {actor ? nameOf(actor) : 'Not signed in'}
            </span>,
            <span key="what" className="max-sm:text-right">
              {actionInWords(entry.action)}
              {entry.outcome === 'refused' && <strong className="text-danger"> (refused)</strong>}
            </span>,
            <span key="about" className="wrap-anywhere max-sm:text-right">
              {subject && subject !== actor ? (
                <TextLink to={staffPaths.user(subject)}>{nameOf(subject)}</TextLink>
              ) : (
                <span className="text-muted">{subject ? 'Themselves' : '–'}</span>
              )}
            </span>,
            <span key="details" className="text-muted wrap-anywhere max-sm:text-right">
              {detailsInWords(entry) || '–'}
            </span>,
          ],
        };
      })}
    />
  );
}
