import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import { withNamedSpouse } from '../../shared/people/named-people.ts';
import { spokenNames } from '../../shared/people/spoken-names.ts';

/** As the will's answers call them: the spouse has an id of their own there. */
export function familyNames(record: TestatorRecord, { spouse }: Family): ReadonlyMap<string, string> {
  const names = new Map(spokenNames(record));
  const stored = withNamedSpouse(record).spouseDetails;
  const ofSpouse = stored && names.get(stored.id);
  if (spouse && ofSpouse) names.set(spouse.id, ofSpouse);
  return names;
}
