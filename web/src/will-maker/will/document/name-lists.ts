import { listed } from '@plainwill/contracts/shared/phrases';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { beneficiaryName, levelsOf } from '../../people/recipients/priority-levels.ts';

/** The testator calls each person by this name, by id. */
export type Names = ReadonlyMap<string, string>;

/** The names of those who still have one, each once. */
export const namesIn = (ids: readonly string[], names: Names) => [...new Set(ids)].flatMap((id) => names.get(id) ?? []);

export const maxNames = 4;

/** "Ann, Ben, Cat and 3 others". */
export const shortList = (names: readonly string[]) =>
  listed(names.length > maxNames ? [...names.slice(0, maxNames - 1), `${names.length - maxNames + 1} others`] : names);

/** The beneficiaries who take first, without shares. */
export function firstBeneficiaries(recipients: readonly Recipient[], names: Names): string {
  const [first = []] = levelsOf(recipients.filter(({ personId }) => names.has(personId)));
  const chosen = first.map((beneficiary) =>
    beneficiaryName({ ...beneficiary, shareBasisPoints: null }, (id) => names.get(id) ?? ''),
  );
  return chosen.length > 0 ? shortList(chosen) : 'no one yet';
}
