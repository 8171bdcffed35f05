import { exampleEstatePence } from '@plainwill/contracts/will-data/what-if/example-estate';
import { whatIf } from '@plainwill/law/what-if/answer';
import { familyOf } from '@plainwill/law/what-if/takers/family-of';
import { factsSoFar } from '../record/testator-record/stored-facts.ts';

/** The family as it is stored, beside what the will of today gives; of an example, as what there is is not stored. */
export async function withoutWillOf(where: Parameters<typeof factsSoFar>[0]) {
  const { today } = where;
  const facts = await factsSoFar(where);
  const estatePence = exampleEstatePence;
  return {
    family: { ...familyOf(facts, today), estatePence },
    byWill: whatIf(facts, { deathOn: today, estatePence }, { asOf: today }),
  };
}
