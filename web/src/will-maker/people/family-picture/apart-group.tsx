import { isTask } from '@plainwill/law/family/family-badges';
import { useId } from 'react';
import type { Member } from './family-layout.ts';
import { Cell } from './member-cell.tsx';

/** The most of one group that the picture has room for; the list has them all. */
export const maxInGroup = 6;

export const sortedByDuties = (members: readonly Member[]) => members.toSorted((a, b) => duties(b) - duties(a));

const duties = ({ person: { badges } }: Member) => badges.filter(isTask).length * 100 + badges.length;

export const more = ({ length }: { length: number }, most: number) =>
  length > most ? `and ${length - most} more` : '';

interface ApartProps {
  label: string;
  members: readonly Member[];
  place?: 'above' | 'below';
}

/** Those whom no line joins to you. */
export function Apart({ label, members, place = 'below' }: ApartProps) {
  const labelId = useId();
  if (members.length === 0) return null;
  const edge = place === 'above' ? 'mb-5 border-b-2 pb-5' : 'mt-5 border-t-2 pt-4';
  return (
    <div className={`border-clay border-dotted ${edge}`}>
      <p id={labelId} className="mb-3 text-center text-small text-muted">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="grid grid-cols-2 gap-y-5">
        {sortedByDuties(members)
          .slice(0, maxInGroup)
          .map((member) => (
            <li key={member.person.id} className="flex min-w-0 justify-center last:odd:col-span-2">
              <Cell member={member} />
            </li>
          ))}
      </ul>
      {members.length > maxInGroup && (
        <p className="mt-4 text-center text-small text-muted">{more(members, maxInGroup)}</p>
      )}
    </div>
  );
}
