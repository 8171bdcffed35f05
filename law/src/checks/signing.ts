import { ageOn } from '@plainwill/contracts/shared/calendar-date';
import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isIndividual, isOrganisation, type Person } from '../will/people/person.ts';
import { tidy } from '../wording/phrases.ts';
import { type Check, each, when } from './check.ts';
import { isUnder18, type Known } from './known.ts';
import { wishes } from './provisions/printed-text.ts';
import { listed } from './wording.ts';

/** Those who take something, and live where somebody else lives who has a part in the will and the same surname. */
function mayLiveTogether({ facts, people, appointed, benefitingPeople }: Known): Person[] {
  const homes = new Map<string, Set<Person>>();
  for (const { id, lastName, fullName } of facts.contacts) {
    const person = people.find(id, 'contact');
    const surname = tidy(lastName) || tidy(fullName).split(' ').at(-1);
    // Nobody under 18 can be married: Marriage and Civil Partnership (Minimum Age) Act 2022.
    if (!person || isOrganisation(person) || isUnder18(person) || person.address === '' || !surname) continue;
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

const wishesIn = ({ facts: { funeralWishes } }: Known) => {
  const { location, ashesDirections, readingsHymns, flowersCharities, gatheringDirections, otherWishes } =
    funeralWishes;
  // Music may well be played on an organ.
  const words = [location, ashesDirections, flowersCharities, gatheringDirections, otherWishes].join('\n');
  return { words, all: `${words}\n${readingsHymns}` };
};

const body = /\bdonat\w*\s+(of\s+)?(my\s+|the\s+)?body|\bmedical science\b/i;
const organ = /\borgans?\b/i;
const postMortem = /\bpost[-\s]?mortems?\b|\bautops(?:y|ies)\b|\bcoroners?\b/i;

/** Says whom a class stands for, where nobody can be named yet: `any of your children`. */
const classesAmong = ({ beneficiaries }: Known) => [
  ...new Set(beneficiaries.flatMap(({ person }) => person.class?.of ?? [])),
];

/** A sum, or words that give or take away; what is left to somebody to choose or to arrange is no gift. */
const givingWords = [
  /£\s?\d|(?<!\p{L})(?:\d[\d,]*|hundred|thousand)\s+pounds(?!\p{L})/iu,
  /(?<!\p{L})I\s+(?:also\s+|hereby\s+)*(?:leave|give|bequeath)(?!\p{L})(?!\s+(?:it|this|that|these|them|you|from|my\s+(?:body|organs|eyes)|(?:the|any|all|every|my)\s+(?:\p{L}+\s+)?(?:choices?|details?|decisions?|rest|arrangements?|music|readings?|hymns?|thanks|love|blessing|permission|consent)|permission|consent|thanks|no(?!\p{L})|(?:everything|all)\s.*(?:arrange|decide|organi[sz]e|choose)))/iu,
  /(?<!\p{L})(?:gets?|get|receives?|inherits?|is\s+left|will\s+have|to\s+have)\s+(?:nothing|none\s+of)(?!\p{L})|(?<!\p{L})(?:loses?|forfeits?)\s+(?:his|her|their|the)\s+(?:share|gift|inheritance|legacy)/iu,
];

/** Why what is said of ashes is not printed, by the choice beside it. */
const ashesLeftOut: Record<FuneralType, string> = {
  burial: 'you chose burial',
  cremation: '',
  medical_science: 'you give your body to medical science',
  no_preference: 'you left the choice to your family',
};

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
    id: 'FUN-01',
    subject: 'funeral',
    severity: 'blocks',
    source: 'What a will needs to be complete here',
    find: ({ facts: { funeralWishes } }) =>
      when(
        funeralWishes.funeralType === null,
        'Choose burial, cremation, medical science or no preference.',
        answerAt('funeralWishes', 'funeralType'),
      ),
  },
  {
    id: 'FUN-02',
    subject: 'funeral',
    severity: 'informs',
    source: 'Williams v Williams (1882)',
    find: (known) =>
      when(
        known.facts.funeralWishes.funeralType !== null || tidy(wishesIn(known).all) !== '',
        'Funeral wishes are not binding, and a will may be read after the funeral. Tell your family too.',
        answerAt('funeralWishes'),
      ),
  },
  {
    id: 'FUN-03',
    subject: 'funeral',
    severity: 'informs',
    source: 'Human Tissue Act 2004',
    find: (known) => {
      const { words, all } = wishesIn(known);
      const isChosen = known.facts.funeralWishes.funeralType === 'medical_science';
      return when(
        isChosen || body.test(all) || organ.test(words),
        isChosen
          ? 'Your will gives your consent to anatomical examination. Sign the medical school’s own form too, with a witness, and tell your family: a will is often read too late.'
          : 'Giving your body to science needs a signed form with the medical school; a will is not enough.',
        answerAt('funeralWishes'),
      );
    },
  },
  {
    id: 'FUN-04',
    subject: 'funeral',
    severity: 'warns',
    source: 'The answers contradict one another',
    find: ({ facts: { funeralWishes } }) => {
      const why = funeralWishes.funeralType && ashesLeftOut[funeralWishes.funeralType];
      return when(
        Boolean(why) && tidy(funeralWishes.ashesDirections) !== '',
        `Your ashes instructions are not printed because ${why}.`,
        answerAt('funeralWishes', 'ashesDirections'),
      );
    },
  },
  {
    id: 'FUN-05',
    subject: 'funeral',
    severity: 'warns',
    source: 'Wills Act 1837 s.9; Williams v Williams (1882)',
    find: ({ facts: { funeralWishes } }) =>
      each(
        wishes.filter((field) => givingWords.some((words) => words.test(funeralWishes[field]))),
        (field) => ({
          message: 'Nothing in your funeral wishes is a gift. Add it under gifts.',
          place: answerAt('funeralWishes', field),
        }),
      ),
  },
  {
    id: 'FUN-06',
    subject: 'funeral',
    severity: 'informs',
    source: 'Coroners and Justice Act 2009 s.14',
    find: (known) =>
      when(
        postMortem.test(wishesIn(known).all),
        'A coroner decides whether there is a post-mortem, whatever your will says. Tell your family what you want, so that they can ask the coroner for a scan instead.',
        answerAt('funeralWishes'),
      ),
  },
  {
    id: 'SIG-01',
    subject: 'signing',
    severity: 'informs',
    // Section 15 takes a gift from whoever is married to a witness too, and nobody has told us who that is.
    source: 'Wills Act 1837 ss.9 and 15',
    find: (known) => {
      const { benefitingPeople, facts, will } = known;
      const names = [...benefitingPeople].filter(isIndividual).map(({ name }) => name);
      const classes = classesAmong(known);
      const ofClass = classes.length > 0 ? [`any of your ${classes.join(' or ')}`] : [];
      const spouses = ofClass.length > 0 ? ', and the husband, wife or civil partner of one' : '';
      const who =
        names.length > 0
          ? `These people must not witness your will: ${listed([...names, ...ofClass])}${spouses}. Nor may the husband, wife, civil partner or partner of any of them.`
          : 'No one who inherits anything may witness your will, nor may their husband, wife, civil partner or partner.';
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
    source: 'Wills Act 1837 s.9',
    find: () => [
      {
        message:
          'Sign in ink with both witnesses in the room, then watch each of them sign. Video and electronic signing do not count.',
        place: null,
      },
    ],
  },
  {
    id: 'SIG-03',
    subject: 'signing',
    severity: 'informs',
    source: 'Children Act 1989 s.5(5); practice',
    find: () => [{ message: 'The date reads TBC until you sign. Write it in yourself on the day.', place: null }],
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
