import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isOrganisation, type Person } from '../will/people/person.ts';
import { tidy } from '../wording/phrases.ts';
import { type Check, each, when } from './check.ts';
import { classesAmong, firstInLine, isSurelyPerson, isUnder18, type Known, mustNotWitness } from './known.ts';
import { isDeceasedUnasked } from './provisions/classes.ts';

/** Those who take something, and live where somebody else lives who has a part in the will and the same surname. */
function mayLiveTogether(known: Known): Person[] {
  const { facts, people, appointed, benefitingPeople } = known;
  const homes = new Map<string, Set<Person>>();
  for (const { id, lastName, fullName } of facts.contacts) {
    const person = people.find(id, 'contact');
    const surname = tidy(lastName) || tidy(fullName).split(' ').at(-1);
    // Nobody under 18 can be married: Marriage and Civil Partnership (Minimum Age) Act 2022.
    if (!person || !isSurelyPerson(person, known) || isUnder18(person) || person.address === '' || !surname) continue;
    if (!appointed.has(person) && !benefitingPeople.has(person)) continue;
    const home = `${surname}\n${person.address}`.toLowerCase();
    homes.set(home, (homes.get(home) ?? new Set()).add(person));
  }
  const shared = [...homes.values()].filter((household) => household.size > 1);
  return shared.flatMap((household) =>
    [...household].filter((person) => person.kind === 'contact' && benefitingPeople.has(person)),
  );
}

const reviewYears = 5;

/** The sentences on those who take something, by name and by class. */
function notWitnesses(names: readonly string[], classes: readonly string[]): string {
  const [only] = names;
  if (only === undefined)
    return 'No one who inherits anything may witness your will, nor may their husband, wife, civil partner or partner.';
  if (names.length === 1 && classes.length === 0)
    return `${only} must not witness your will. Nor may the husband, wife, civil partner or partner of ${only}.`;
  const ofClass = classes.length > 0 ? [`any of your ${classes.join(' or ')}`] : [];
  return `These people must not witness your will: ${listed([...names, ...ofClass])}. Nor may the husband, wife, civil partner or partner of any of them.`;
}

/** The sentences of one row for what everybody is told before they sign. */
function beforeSigning(known: Known): string[] {
  const { facts, will } = known;
  const hasWishes =
    facts.funeralWishes.funeralType !== null || writtenWishes.some((field) => facts.funeralWishes[field] !== '');
  const isForOthers = firstInLine(known).some((person) => !isOrganisation(person) && person !== will.spouse);
  return [
    ...(hasWishes ? ['Tell your family what you want for your funeral.'] : []),
    ...(isForOthers ? ['Ask whether anyone who inherits is bankrupt or in debt.'] : []),
    ...(isDeceasedUnasked(known)
      ? ['Tell us in Children Details whether a child of yours has died: those whom that child left can inherit.']
      : []),
    'Sign in ink with both witnesses in the room, watch each of them sign, and write the date in yourself. Video and electronic signing do not count.',
  ];
}

/** A day more than so many years before another. */
const isOlder = (day: string, asOf: string, years: number) => {
  const age = ageOn(day, asOf) ?? 0;
  return age > years || (age === years && day.slice(4) !== asOf.slice(4));
};

const isSignedByAnother = ({ willSettings }: Known['facts']) => willSettings.executionVariant === 'signed_by_another';

const whyReadOver = {
  cannot_read: 'you cannot read it',
  by_mark: 'you sign by a mark',
  signed_by_another: 'someone signs for you',
} as const;

export const signingChecks: readonly Check[] = [
  {
    id: 'SIG-01',
    subject: 'signing',
    severity: 'informs',
    // Section 15 takes a gift from whoever is married to a witness too, and nobody has told us who that is.
    source: 'Wills Act 1837 ss.9 and 15',
    find: (known) => {
      const { facts, will } = known;
      const names = [...mustNotWitness(known)]
        .filter((person) => isSurelyPerson(person, known))
        .map(({ name }) => name);
      const who = notWitnesses(names, classesAmong(known));
      const standIns = will.hasStandIns
        ? ' Nor may anyone who could inherit in their place, such as a child of theirs.'
        : '';
      const signer = isSignedByAnother(facts) ? ' Nor may whoever signs for you.' : '';
      return [{ message: `${who}${standIns}${signer} Choose two adults who get nothing under it.`, place: null }];
    },
  },
  {
    id: 'SIG-02',
    subject: 'signing',
    severity: 'informs',
    // One row for what everyone is told before they sign.
    source: 'Wills Act 1837 s.9; Williams v Williams (1882); Insolvency Act 1986 s.307; Children Act 1989 s.5(5)',
    find: (known) => [{ message: beforeSigning(known).join(' '), place: null }],
  },
  {
    id: 'SIG-04',
    subject: 'signing',
    severity: 'warns',
    source: 'Wills Act 1837 ss.20 and 21',
    find: ({ copies }) =>
      when(
        copies?.newest?.isChanged === true,
        'Your answers have changed since you created your last copy. If you have signed an earlier copy, that one still counts. Print and sign a new one to change it.',
        null,
      ),
  },
  {
    id: 'SIG-05',
    subject: 'signing',
    severity: 'informs',
    source: 'GOV.UK; Law Society guidance',
    find: ({ copies, asOf }) =>
      when(
        copies?.newest != null && isOlder(copies.newest.madeAt, asOf, reviewYears),
        'Review your will every five years, and after any big change in your life.',
        null,
      ),
  },
  {
    id: 'SIG-06',
    subject: 'signing',
    severity: 'informs',
    source: 'Wills Act 1837 s.15',
    find: (known) =>
      each(mayLiveTogether(known), (person) => ({
        message: `Someone living with ${person.name} may be their spouse. A witness’s spouse loses their gift.`,
        place: answerAt('contacts', 'line1', person.id),
      })),
  },
  {
    id: 'SIG-07',
    subject: 'signing',
    severity: 'warns',
    source: 'Wills Act 1837 s.9(1)(a); Non-Contentious Probate Rules 1987 r.13; Barrett v Bem [2012] EWCA Civ 52',
    find: ({ facts }) => {
      const variant = facts.willSettings.executionVariant ?? 'standard';
      if (variant === 'standard') return [];
      const asked = isSignedByAnother(facts)
        ? ', and you must ask that person, who must not be a witness or receive anything, to sign'
        : '';
      return [
        {
          message: `Because ${whyReadOver[variant]}, your will must be read over to you in front of both witnesses${asked}. The signing guide says how. Ask a solicitor to be there if you can.`,
          place: answerAt('settings', 'executionVariant'),
        },
      ];
    },
  },
  {
    id: 'SIG-08',
    subject: 'signing',
    severity: 'informs',
    source: 'Wills Act 1837 ss.20 and 21',
    find: ({ copies }) =>
      when(
        copies?.newest?.isChanged === true,
        'To change your will, sign a whole new one. Do not write on the old one and do not add a codicil; destroy the old one after you have signed.',
        null,
      ),
  },
];
