import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { Check } from 'lucide-react';
import { classes } from '../../../ui/styles/classes.ts';
import { changesByClause, isRead, readText } from './clause-state.ts';

interface ClauseRailProps {
  file: ReviewFile;
  chosenId: string;
  onGo: (id: string) => void;
}

/** Every clause by its number: the one in focus, those that are read, and those that have changed since. */
export function ClauseRail({ file, chosenId, onGo }: ClauseRailProps) {
  const changes = changesByClause(file);
  return (
    <nav aria-label="Clauses" className="flex flex-col gap-4">
      <p className="font-semibold">{readText(file)}</p>
      {file.document.sections.map(({ key, heading, clauses }) => (
        <div key={key} className="flex flex-col gap-1">
          <p className="text-small text-muted">{heading}</p>
          <ul className="flex flex-wrap gap-1">
            {clauses.map((clause) => {
              const { id, number } = clause;
              const [isTicked, isChanged] = [isRead(file, clause), changes.has(id)];
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={`Go to clause ${number}: ${isTicked ? 'read' : 'not read'}${isChanged ? ', changed' : ''}`}
                    aria-current={id === chosenId || undefined}
                    onClick={() => onGo(id)}
                    className={classes(
                      'flex min-h-9 min-w-14 cursor-pointer items-center justify-center gap-1 rounded-field border px-2',
                      isTicked ? 'border-deep bg-sage' : 'border-field bg-card',
                      isChanged && 'border-dashed',
                      'aria-[current]:outline-2 aria-[current]:outline-deeper hover:border-deep',
                    )}
                  >
                    {isTicked && <Check aria-hidden strokeWidth={2.6} className="size-3.5 shrink-0" />}
                    {number}
                    {isChanged && <span aria-hidden>*</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {changes.size > 0 && <p className="text-small text-muted">* Changed since you read it</p>}
    </nav>
  );
}
