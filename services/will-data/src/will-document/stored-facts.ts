import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { missingForWill } from '@plainwill/contracts/will-data/readiness';
import { Refusal } from '@plainwill/kit/refusal';
import type { Contact } from '../contacts/contact.entity.ts';
import { executorsOf } from '../executors/executors.ts';
import { funeralWishesOf } from '../funeral-wishes/funeral-wishes.ts';
import { personalDetailsOf } from '../personal-details/personal-details.ts';
import { recipientsOf } from '../residue/residue.ts';
import type { Person, WillFacts } from './will-facts.ts';

/** What the account has told us, as the will needs it; refused while something needed is missing. */
export async function storedFacts(em: EntityManager, accountId: AccountId): Promise<WillFacts> {
  const [personalDetails, funeralWishes, executors, residue] = await Promise.all([
    personalDetailsOf(em, accountId),
    funeralWishesOf(em, accountId),
    executorsOf(em, accountId),
    recipientsOf(em, accountId),
  ]);
  const missing = missingForWill({ personalDetails, executors, funeralWishes, residue });
  if (missing.length > 0 || !personalDetails || !funeralWishes) throw new Refusal('WillNotReady');
  return {
    testator: personalDetails,
    funeralWishes,
    executors: executors.map(({ contact, role, position }) => ({ person: personOf(contact), role, position })),
    residue: residue.map(({ contact, priority }) => ({ person: personOf(contact), priority })),
  };
}

const personOf = ({ id, firstName, lastName, relationship }: Contact): Person => ({
  id,
  firstName,
  lastName,
  relationship: relationship ?? null,
});
