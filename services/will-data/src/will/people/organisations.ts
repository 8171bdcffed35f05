import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { tidy } from '../language/phrases.ts';

interface Named {
  first_name: string;
  last_name: string;
  full_name: string;
  role: ContactRole | null;
}

/** Words that people are not called by. */
const bodyWords =
  /\b(?:hospices?|foundation|society|association|charity|charitable|club|rescue|sanctuary|fund|appeal|schools?|college|university|hospitals?|museum|library|theatre|orchestra|choir|council|institute|institution|federation|league|committee|community|limited|ltd|plc|llp|cic|cio|incorporated|guild|mission|ministries|samaritans|scouts|lifeboats?|parish|mosque|synagogue|temple|trustees)\b/iu;
const endsAsBody = /\btrust$|\S+\s+\S+\s+church$/iu;
const acronym = /^(?:\p{Lu}{3,}|(?:\p{Lu}\.){2,}\p{Lu}?)(?:\s+UK)?$/u;

/** Large charities whose names hold none of these words, and are not the names of people either. */
const largeCharities = new Set(
  [
    ...[
      'cancer research uk',
      'british heart',
      'oxfam',
      'shelter',
      'crisis',
      'mencap',
      'scope',
      'mind',
      'sense',
      'age uk',
    ],
    ...['save the children', 'barnardo’s', 'barnardos', 'unicef', 'wateraid', 'christian aid', 'islamic relief'],
    ...['macmillan cancer support', 'british red cross', 'the salvation army', 'salvation army', 'dogs trust'],
    ...['cats protection', 'guide dogs', 'guide dogs for the blind', 'blue cross', 'battersea dogs & cats home'],
    ...[
      'help for heroes',
      'the royal british legion',
      'royal british legion',
      'st john ambulance',
      'médecins sans frontières',
    ],
    ...['doctors without borders', 'amnesty international', 'greenpeace', 'friends of the earth', 'national trust'],
    ...[
      'woodland trust',
      'the donkey sanctuary',
      'sightsavers',
      'parkinson’s uk',
      'diabetes uk',
      'stroke',
      'versus arthritis',
    ],
  ].map((name) => name.toLowerCase()),
);

/** Large charities that are called like people: taken for a person until the testator answers. */
const calledLikePeople = new Set(['marie curie', 'sue ryder', 'barnardo']);

const nameIn = ({ first_name, last_name, full_name }: Named) => tidy(`${first_name} ${last_name}`) || tidy(full_name);

/** Whether a large charity is called so, whatever else may be. */
export function isOnListOfCharities(contact: Named): boolean {
  const name = nameIn(contact)
    .toLowerCase()
    .replace(/^the\s+/u, '');
  return largeCharities.has(name) || calledLikePeople.has(name);
}

/** Whether a name is more likely a body's than a person's, where nobody has been asked. */
export function isCalledLikeOrganisation(contact: Named): boolean {
  const name = nameIn(contact);
  const isLoneWord = !name.includes(' ') && tidy(contact.last_name) === '' && /^other$/iu.test(contact.role ?? '');
  return (
    bodyWords.test(name) ||
    endsAsBody.test(name) ||
    acronym.test(name) ||
    (isLoneWord && name !== '') ||
    largeCharities.has(name.toLowerCase().replace(/^the\s+/u, '')) ||
    largeCharities.has(name.toLowerCase())
  );
}
