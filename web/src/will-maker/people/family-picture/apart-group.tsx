import { isTask } from '@plainwill/law/family/family-badges';
import { useId } from 'react';
import type { PicturePerson } from './family-layout.ts';
import { PersonFigure } from './person-figure.tsx';
import type { PictureControl } from './picture-control.ts';

/** The most of one group that the picture has room for; the list has them all. */
export const maxInGroup = 6;

const duties = ({ badges }: PicturePerson) => badges.filter(isTask).length * 100 + badges.length;

interface ApartProps {
  label: string;
  people: readonly PicturePerson[];
  control?: PictureControl | undefined;
}

/** Those whom no line joins to you; those with most to do come first. */
export function Apart({ label, people, control }: ApartProps) {
  const labelId = useId();
  if (people.length === 0) return null;
  return (
    <div className="border-t-2 border-dotted border-clay pt-4">
      <p id={labelId} className="mb-3 text-center text-small text-muted">
        {label}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap justify-center gap-y-4">
        {people
          .toSorted((a, b) => duties(b) - duties(a))
          .slice(0, maxInGroup)
          .map((person) => (
            <li key={person.id} className="@container flex w-[6rem] min-w-0 flex-col items-center">
              <PersonFigure person={person} control={control} />
            </li>
          ))}
      </ul>
      {people.length > maxInGroup && (
        <p className="mt-3 text-center text-small text-muted">and {people.length - maxInGroup} more</p>
      )}
    </div>
  );
}
