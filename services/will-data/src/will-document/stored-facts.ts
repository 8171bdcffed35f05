import type { Child } from '@plainwill/contracts/will-data/children';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import { missingForWill } from '@plainwill/contracts/will-data/readiness';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { portalOf } from '../portal/portal.ts';
import type { Person, WillFacts } from './will-facts.ts';

/** What the account has told us, as the will needs it; refused while something needed is missing. */
export async function storedFacts({
  em,
  vault,
  account,
  today,
}: Pick<CallContext, 'em' | 'vault' | 'today'> & {
  account: { id: Parameters<typeof portalOf>[2] };
}): Promise<WillFacts> {
  const portal = await portalOf(em, vault, account.id);
  const { personalDetails, funeralWishes } = portal;
  if (missingForWill(portal, today).length > 0 || !personalDetails || !funeralWishes) throw new Refusal('WillNotReady');
  const people = new Map(peopleIn(portal).map((person) => [person.id, person]));
  const personOf = (id: string) => {
    const person = people.get(id);
    if (!person) throw new Error('A stored choice names nobody');
    return person;
  };
  return {
    testator: personalDetails,
    funeralWishes,
    executors: portal.executors.map(({ personId, role, position }) => ({ person: personOf(personId), role, position })),
    residue: portal.residue.recipients.map(({ personId, priority }) => ({ person: personOf(personId), priority })),
  };
}

const stepchild: readonly Child['relationship'][] = ['Step-parent', 'Stepson', 'Stepdaughter'];

function peopleIn({ spouseDetails, children, contacts }: Portal): Person[] {
  const named = (id: string, fullName: string, relationship: ContactRole): Person => {
    const [firstName = '', ...others] = fullName.split(' ');
    return { id, firstName, lastName: others.join(' '), relationship };
  };
  return [
    ...(spouseDetails ? [named(spouseDetails.id, spouseDetails.fullName, 'spouse_partner')] : []),
    ...children.map((child) =>
      named(child.id, nameOf(child), stepchild.includes(child.relationship) ? 'stepchild' : 'child'),
    ),
    ...contacts.map((contact) => named(contact.id, nameOf(contact), contact.role)),
  ];
}
