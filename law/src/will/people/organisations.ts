import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { tidy } from '../../wording/phrases.ts';
import { startsWithTitle } from './names.ts';
import { compared } from './same-person.ts';

interface Named {
  firstName: string;
  lastName: string;
  fullName: string;
  role: ContactRole | null;
}

/** Nouns that no person has as a name. */
const organisationNouns =
  /\b(?:hospices?|foundation|society|association|charity|charitable|club|rescue|sanctuary|fund|appeal|schools?|college|university|hospitals?|museum|library|theatre|orchestra|choir|council|institute|institution|federation|league|committee|community|limited|ltd|plc|llp|cic|cio|incorporated|guild|mission|ministries|samaritans|scouts|lifeboats?|parish|mosque|synagogue|temple|trustees|cancer|research|ambulance|children['’]?s|dogs|donkeys|animals|wildlife|heroes|veterans|refugees|homeless|orphans)\b/iu;
const endsAsBody = /\btrust$|\S+\s+\S+\s+church$/iu;
const acronym = /^(?:\p{Lu}{3,}|(?:\p{Lu}\.){2,}\p{Lu}?)(?:\s+UK)?$/u;

/** Large charities that the words above do not catch, and that are not called like people; as `keyOf` has them. */
const largeCharities = new Set([
  'age uk',
  'amnesty international',
  'barnardos',
  'battersea dogs & cats home',
  'blue cross',
  'british red cross',
  'cancer research uk',
  'cats protection',
  'christian aid',
  'crisis',
  'diabetes uk',
  'doctors without borders',
  'friends of the earth',
  'greenpeace',
  'guide dogs',
  'guide dogs for the blind',
  'help for heroes',
  'islamic relief',
  'macmillan cancer support',
  'medecins sans frontieres',
  'mencap',
  'mind',
  'oxfam',
  'parkinsons uk',
  'royal british legion',
  'salvation army',
  'save the children',
  'scope',
  'sense',
  'shelter',
  'sightsavers',
  'st john ambulance',
  'unicef',
  'versus arthritis',
  'wateraid',
]);

/** Large charities that are called like people: taken for a person until the testator answers. */
const calledLikePeople = new Set(['marie curie', 'sue ryder', 'barnardo']);

const nameIn = ({ firstName, lastName, fullName }: Named) => tidy(`${firstName} ${lastName}`) || tidy(fullName);

/** Case, accents, apostrophes and a first "the" aside. */
const keyOf = (contact: Named) =>
  compared(nameIn(contact))
    .replace(/'/gu, '')
    .replace(/^the\s+/u, '');

/** Says whether a large charity is called so, whatever else may be. */
export const isOnListOfCharities = (contact: Named) =>
  largeCharities.has(keyOf(contact)) || calledLikePeople.has(keyOf(contact));

/**
 * Says whether the testator is to be asked: of somebody under the role Other nothing but a title shows that they are a
 * person. Great Ormond Street and Della Street look alike.
 */
export const mayBeOrganisation = (contact: Named) =>
  /^other$/iu.test(contact.role ?? '') && !startsWithTitle(nameIn(contact));

/** Says whether a name is more likely a body's than a person's, where nobody has been asked. */
export function isCalledLikeOrganisation(contact: Named): boolean {
  const name = nameIn(contact);
  const isLoneWord = !name.includes(' ') && tidy(contact.lastName) === '' && /^other$/iu.test(contact.role ?? '');
  return (
    organisationNouns.test(name) ||
    endsAsBody.test(name) ||
    acronym.test(name) ||
    (isLoneWord && name !== '') ||
    largeCharities.has(keyOf(contact))
  );
}
