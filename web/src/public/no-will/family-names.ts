import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { withNamedSpouse } from '../../shared/people/named-people.ts';
import { spokenNames } from '../../shared/people/spoken-names.ts';

/** The names by the ids of the will's answers, where the spouse has an id of their own. */
export function familyNames(record: TestatorRecord, { spouse }: Family): ReadonlyMap<string, string> {
  const names = new Map(spokenNames(record));
  const stored = withNamedSpouse(record).spouseDetails;
  const ofSpouse = stored && names.get(stored.id);
  if (spouse && ofSpouse) names.set(spouse.id, ofSpouse);
  return names;
}
