import type { PersonId } from '@plainwill/contracts/shared/ids';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import { useState } from 'react';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { whereNamed } from './where-named.ts';

interface WhereNamedListProps {
  id: PersonId;
  name: string;
  /** The text above the list. */
  lead: string;
}

/** The places that name a person when this is first shown, whatever becomes of them while it is open. */
export function WhereNamedList({ id, name, lead }: WhereNamedListProps) {
  const testatorRecord = useTestatorRecord();
  const [places] = useState(() => whereNamed(testatorRecord, id));
  const [isFamily] = useState(() =>
    peopleOf(testatorRecord).some((person) => person.id === id && person.kind !== 'contact'),
  );
  if (places.length === 0)
    return (
      <p>
        {isFamily
          ? `Your will says who ${name} is to you, and names ${name} nowhere else.`
          : `${name} isn’t named anywhere in your will.`}
      </p>
    );
  return (
    <div>
      <p>{lead}</p>
      <ul className="mt-1 list-disc pl-6 wrap-anywhere">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>
  );
}
