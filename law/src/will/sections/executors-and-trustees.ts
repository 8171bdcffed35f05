import { adultAge } from '@plainwill/contracts/will-data/people';
import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { plural } from '../../wording/phrases.ts';
import { blank, clause, itemsOf, listOf, type Word, wording } from '../../wording/wording.ts';
import { hasGuardianship, type Will } from '../model/will.ts';
import { isOrganisation, type Person } from '../people/person.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { again, type Mention } from './mention.ts';
import {
  allGifts,
  answersOfContacts,
  childrenInheritanceAge,
  choicesOfExecutors,
  residuaryRecipients,
} from './sources.ts';

/** These executors, and what the will says of those who are contacts. */
const describedExecutors = (people: readonly Person[], will: Will) => [
  ...choicesOfExecutors(people, will),
  ...answersOfContacts(people, 'role', 'line1'),
];

// Senior Courts Act 1981 s.114(1): no more than four people on one grant.
const maxOnOneGrant = 4;
const listFrom = 3;

const isMinor = ({ age }: Person) => age !== null && age < adultAge;

/** A minor's appointment is valid, but no grant is made to them before 18 (Senior Courts Act 1981 s.118). */
const appointed = (person: Person, mention: Mention): Word[] =>
  isMinor(person) ? wording`${mention(person)}, on reaching the age of 18` : mention(person);

/** The same of people in a sentence, which goes on after them. */
function appointedInLine(people: readonly Person[], mention: Mention): Word[] {
  if (people.length > 1 && people.every(isMinor))
    return wording`${listOf(people.map((person) => mention(person)))}, each on reaching the age of 18,`;
  return listOf(people.map((person) => (isMinor(person) ? wording`${appointed(person, mention)},` : mention(person))));
}

const appointment: ClauseRule = {
  id: 'executors.appointment',
  when: ({ primaries }) => primaries.length > 0,
  write: (will, mention) => {
    const { primaries } = will;
    const isSole = primaries.length === 1;
    const explained = {
      explanation: `${isSole ? 'This person carries' : 'These people carry'} out your will: they gather what you own, pay what you owe, and hand over what is left. You chose them in Executors.`,
      source: 'Senior Courts Act 1981 s.114; Trustee Act 1925 s.36',
      answers: describedExecutors(primaries, will),
    };
    if (isSole)
      return {
        runs: wording`I appoint ${appointedInLine(primaries, mention)} as the only executor and trustee of this will.`,
        ...explained,
      };
    if (primaries.length < listFrom) {
      return {
        runs: wording`I appoint ${appointedInLine(primaries, mention)} together as the executors and trustees of this will.`,
        ...explained,
      };
    }
    return {
      runs: wording`I appoint these people together as the executors and trustees of this will:`,
      items: itemsOf(primaries.map((person) => appointed(person, mention))),
      ...explained,
    };
  },
};

const unappointed: ClauseRule = {
  id: appointment.id,
  when: ({ primaries, isDraft }) => isDraft && primaries.length === 0,
  write: () => ({
    runs: wording`I appoint ${blank(answerAt('executors'))} as the only executor and trustee of this will.`,
    explanation:
      'This person carries out your will: they gather what you own, pay what you owe, and hand over what is left. Choose one, or several, in Executors.',
    source: 'Senior Courts Act 1981 s.114; Trustee Act 1925 s.36',
    answers: [answersIn('executors')],
  }),
};

const acting: ClauseRule = {
  id: 'executors.acting',
  when: ({ primaries }) => primaries.length > 1,
  write: (will) => ({
    runs: wording`Those of them who are able and willing to act may act without the others, and the survivors or survivor of them may go on acting.`,
    explanation: 'If one of your executors has died, or does not want the task, the others can get on with it.',
    source: 'Trustee Act 1925 s.18; Non-Contentious Probate Rules 1987 rr.27 and 37',
    answers: choicesOfExecutors(will.primaries, will),
  }),
};

const limit: ClauseRule = {
  id: 'executors.limit',
  when: ({ primaries }) => primaries.length > maxOnOneGrant,
  write: (will) => ({
    runs: wording`If more than four of them are able and willing to act, the first four of those, in the order of clause ${clause('executors.appointment')}, are to take the grant of probate.`,
    explanation:
      'The court names no more than four executors at a time. You chose more, so this says who goes first, in the order you set in Executors.',
    source: 'Senior Courts Act 1981 s.114(1); Trustee Act 1925 s.34',
    answers: choicesOfExecutors(will.primaries, will),
  }),
};

const substitutes: ClauseRule = {
  id: 'executors.substitutes',
  when: ({ backups }) => backups.length > 0,
  write: (will, mention) => ({
    ...vacancy(will, mention),
    explanation: `You chose ${plural(will.backups.length, 'this person', 'these people, in this order,')} in Executors to step in when a main executor has died or cannot take on the task.${will.primaries.length > 1 ? ' The main executors who can still act stay in place.' : ''}`,
    source: 'Non-Contentious Probate Rules 1987 rr.27 and 37; Wills Act 1837 ss.18A and 18C',
    answers: describedExecutors(will.backups, will),
  }),
};

const failing =
  'dies before me or, before probate of this will is granted, gives up the office or cannot or will not act';

// A vacancy adds a substitute and displaces nobody: wording that replaces "both, if one cannot act" ends in court.
function vacancy({ primaries, backups }: Will, mention: Mention) {
  const named = primaries.map(again);
  const isSole = primaries.length === 1;
  const first = clause('executors.appointment');
  const who = isSole ? listOf(named) : wording`any person appointed by clause ${first}`;
  const whoInTurn = isSole
    ? wording`${listOf(named)}, or anyone who takes that person’s place under this clause,`
    : wording`any person appointed by clause ${first} or by this clause`;
  const place = isSole
    ? wording`as the only executor and trustee in that person’s place`
    : wording`as an executor and trustee to fill that vacancy`;
  const remain = isSole
    ? ''
    : 'A vacancy does not end the appointment of those who are still able and willing to act. ';
  if (backups.length === 1)
    return { runs: wording`${remain}If ${who} ${failing}, I appoint ${appointedInLine(backups, mention)} ${place}.` };
  return {
    runs: wording`${remain}If ${whoInTurn} ${failing}, I appoint ${place} the next of these people, in this order, who is able and willing to act:`,
    items: itemsOf(backups.map((person) => appointed(person, mention))),
  };
}

const powers: ClauseRule = {
  id: 'executors.powers',
  write: () => ({
    runs: wording`This will includes, as if they were written out here, the Standard Provisions of the Society of Trust and Estate Practitioners (3rd Edition). My Trustees have the powers in those provisions as well as the powers that the law gives. Where those provisions and this will differ, this will prevails.`,
    explanation:
      'Executors need practical powers, such as selling a house or keeping money invested. Rather than print pages of them, your will adopts a published list that courts and solicitors know well.',
    // Incorporation by reference needs a document that exists when the will is signed: published 2 November 2023.
    source: 'In the Goods of Smart [1902] P 238; Trustee Act 1925 ss.31 and 32; Trustee Act 2000',
    answers: [],
  }),
};

const charging: ClauseRule = {
  id: 'executors.charging',
  when: ({ professionals }) => professionals.length > 0,
  write: (will) => ({
    runs: wording`Any of my Trustees who acts in the course of a profession may charge reasonable fees for all work done for my estate and its trusts, including work that a person outside that profession could have done.`,
    explanation:
      'You named a solicitor or an accountant in Executors. They work for a fee, which comes out of what you leave. Ask them now what they would charge.',
    source: 'Trustee Act 2000 ss.28 to 31',
    answers: [...choicesOfExecutors(will.professionals, will), ...answersOfContacts(will.professionals, 'role')],
  }),
};

const takesEarly = (age: number | null) => age !== null && age < 18;

const receipts: ClauseRule = {
  id: 'executors.receipts',
  when: ({ beneficiaries }) => beneficiaries.some(({ person }) => person.mayBeUnder18 || person.isChild),
  write: ({ beneficiaries }) => {
    const early = beneficiaries.some(({ age }) => takesEarly(age));
    const own = early
      ? ' A person whom this will lets take at the age of 16 or 17 may give a good receipt for money from that age.'
      : '';
    return {
      runs: wording`Where money or property is due under this will to a person under 18, my Trustees may keep it for that person until the age of 18, or may pay or hand it to a parent or guardian who has parental responsibility for that person. The receipt of that parent or guardian frees my Trustees from any further duty for what they paid or handed over.${own}`,
      explanation:
        'A child cannot sign for money. If someone who inherits is still under 18, this lets your executors keep it safe or pay it to a parent or guardian.',
      source: 'Children Act 1989 s.3(3); Administration of Estates Act 1925 s.42',
      answers: [residuaryRecipients, allGifts, childrenInheritanceAge],
    };
  },
};

// Since 6 April 2026 money only held on charitable trusts is not exempt, so it must become a charity's own (IHTA 1984
// s.23(6)).
const charities: ClauseRule = {
  id: 'executors.charities',
  when: ({ beneficiaries }) => beneficiaries.some(({ person }) => isOrganisation(person)),
  write: ({ beneficiaries }) => {
    const bodies = beneficiaries.map(({ person }) => person).filter(isOrganisation);
    // Until someone is asked, an organisation may be a charity, so both sentences stand.
    const charitable = bodies.some(({ charity, organisation }) => charity || organisation?.isUnasked)
      ? ' If a charity has closed, has joined another or has changed its name, my Trustees are to pay what it would have taken to its successor or, if there is none, to a charity whose aims they think closest, so that it becomes the property of a charity.'
      : '';
    const others = bodies.some(({ charity }) => !charity)
      ? ' If an organisation that is not a charity has closed, has joined another or has changed its name, its successor takes; if there is none, the gift to it fails.'
      : '';
    return {
      runs: wording`Where a charity or another organisation takes under this will, the receipt of its treasurer or other proper officer is enough.${charitable}${others}`,
      explanation:
        'Charities and clubs change names and merge. This lets your executors pay the right one, and says who signs for the money.',
      source: 'Charities Act 2011 s.311; Inheritance Tax Act 1984 s.23(6)',
      answers: answersOfContacts(bodies, 'kind', 'charityNumber', 'organisationNumber'),
    };
  },
};

const digital: ClauseRule = {
  id: 'executors.digital',
  when: ({ digitalAssets }) => digitalAssets?.hasPowers === true || digitalAssets?.privateFiles === 'delete',
  write: ({ digitalAssets }) => {
    const powers = digitalAssets?.hasPowers
      ? 'My Trustees may find, open, copy, move, close and delete my digital files and accounts, take expert help, and deal with the providers, so far as the law and the providers’ terms allow. Anything of value among them, such as a crypto-asset or a domain name, is part of my estate and passes as the rest of this will says.'
      : '';
    // Without the powers nobody may open what is to be deleted, and so nobody could find it.
    const leave = powers ? '' : ' For that alone my Trustees may open my devices and accounts.';
    const wish =
      digitalAssets?.privateFiles === 'delete'
        ? `I wish my private photos and messages to be deleted unread, so far as the providers allow.${leave}`
        : '';
    return {
      runs: wording`${[powers, wish].filter(Boolean).join(' ')}`,
      explanation:
        'Without your leave, it can be an offence to open your accounts. This lets your executors do it, as far as the providers agree. No password belongs in a will: it becomes public.',
      source: 'Computer Misuse Act 1990 s.1; Property (Digital Assets etc) Act 2025',
      answers: [answersIn('provisions', ['hasPowers', 'privateFiles'], digitalAssets?.id)],
    };
  },
};

const guardianSupport: ClauseRule = {
  id: 'executors.guardian-support',
  when: (will) =>
    hasGuardianship(will) && (will.guardianSupport?.paysCosts || will.guardianSupport?.adaptsHome || false),
  write: ({ guardianSupport }) => ({
    runs: wording`My Trustees may pay or repay from what they hold for a child what a guardian reasonably spends on the child’s care${guardianSupport?.adaptsHome ? ', including a larger home or car or changes to a home' : ''}, as a gift or a loan, if they think it is good for the child, although the guardian benefits too. A guardian who is a Trustee takes no part in that decision unless no other Trustee is acting.`,
    explanation:
      'Bringing up a child costs money. Your executors may help a guardian from what the child inherits; they decide, and the guardian cannot demand it.',
    source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 ss.71A and 71D',
    answers: [answersIn('provisions', ['paysCosts', 'adaptsHome'], guardianSupport?.id)],
  }),
};

export const executorsAndTrustees: SectionRule = {
  key: 'executors',
  heading: 'EXECUTORS AND TRUSTEES',
  clauses: () => [
    appointment,
    unappointed,
    acting,
    limit,
    substitutes,
    powers,
    charging,
    receipts,
    guardianSupport,
    digital,
    charities,
  ],
};
