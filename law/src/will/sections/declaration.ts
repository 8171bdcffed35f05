import { addressLines } from '@plainwill/contracts/shared/address';
import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { ordinal } from '../../wording/ordinal.ts';
import { plural } from '../../wording/phrases.ts';
import { blank, clause, itemsOf, listOf, name, type Word, wording } from '../../wording/wording.ts';
import type { Survivorship, Will } from '../model/will.ts';
import { alsoKnownAs, fullName, inCapitals } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { again } from './mention.ts';
import { answersOfChildren, answersOfContacts, childrenInheritanceAge } from './sources.ts';

const blankName = wording`${blank(answerAt('personalDetails', 'firstName'))} ${blank(answerAt('personalDetails', 'lastName'))}`;

const identity: ClauseRule = {
  id: 'declaration.identity',
  write: ({ testator, home: { address }, isForUnitedKingdom, isDraft }) => {
    const knownAs = alsoKnownAs(testator);
    const isHomeMissing = isDraft && !address;
    const home = isHomeMissing
      ? wording`, of ${blank(answerAt('homeDetails', 'line1'))}`
      : wording`${address && `, of ${address}`}`;
    const capitals = inCapitals(fullName(testator));
    const named = capitals || !isDraft ? [name(capitals)] : blankName;
    return {
      runs: wording`I${capitals || isDraft ? ', ' : ''}${named}${knownAs ? `, also known as ${knownAs}` : ''}${home}${testator.occupation && `, ${testator.occupation}`}, make this my last will. I cancel every earlier will and codicil I have made${isForUnitedKingdom ? ', except so far as it deals with what I own outside the United Kingdom' : ''}.`,
      explanation: `This says who you are and that this paper is your will. It also cancels any will you made before${isForUnitedKingdom ? ' for what you own in the United Kingdom' : ', so that only this one counts'}. ${knownAs ? 'Your names, including the name you are known by,' : 'Your name'} and your work come from Personal Information, your address from Home Details.`,
      source: 'Wills Act 1837 ss.1, 3, 9 and 20; Non-Contentious Probate Rules 1987 r.9',
      // A proved will is a public document, so the date of birth is never among these.
      answers: [
        answersIn('personalDetails', ['firstName', 'middleNames', 'lastName', 'knownAs', 'occupation']),
        answersIn('homeDetails', [...addressLines, ...(isForUnitedKingdom ? (['isForUnitedKingdom'] as const) : [])]),
      ],
    };
  },
};

const law: ClauseRule = {
  id: 'declaration.law',
  write: ({ domicile }) => ({
    // Domicile is asserted only of someone whose home is known to be in England or Wales, or who has confirmed it.
    runs: domicile
      ? wording`My permanent home, and my domicile, is in England and Wales, and the law of England and Wales governs this will.`
      : wording`The law of England and Wales governs this will.`,
    explanation: domicile
      ? `Different countries have different rules about wills. ${domicile === 'confirmed' ? 'You told us that England and Wales is your permanent home' : 'Your postcode is in England or Wales'}, so this says that your permanent home is here and that these rules apply. If you plan to move to another country for good, take advice before you sign.`
      : 'Different countries have different rules about wills. This says which rules apply to yours.',
    source: 'Wills Act 1963 s.1; Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)',
    answers: [
      answersIn('homeDetails', ['postcode']),
      answersIn('questionnaire', ['locationEnglandWales']),
      answersIn('homeDetails', ['isDomiciledHere']),
    ],
  }),
};

const scope: ClauseRule = {
  id: 'declaration.scope',
  when: ({ isForUnitedKingdom }) => isForUnitedKingdom,
  write: () => ({
    runs: wording`This will deals only with what I own in the United Kingdom.`,
    explanation:
      'You own something in another country and, after advice, chose to keep it out of this will. A will made there for it stays as it is.',
    source: 'Wills Act 1837 s.20; Wills Act 1963 s.1; the law of the place where land lies',
    answers: [answersIn('homeDetails', ['isForUnitedKingdom', 'hasForeignAssets'])],
  }),
};

const bonds = {
  marriage: 'I am married to ',
  'civil partnership': 'I am in a civil partnership with ',
  partnership: 'my partner is ',
};

const family: ClauseRule = {
  id: 'declaration.family',
  when: ({ spouse, children, deceased }) => spouse !== null || children.length + deceased.length > 0,
  write: ({ spouse, bond, children, deceased }, mention) => {
    const named = (kind: string, people: typeof children): Word[][] =>
      people.length > 0
        ? [wording`my ${plural(people.length, `${kind} is`, `${kind}ren are`)} ${listOf(people.map(mention.nameOf))}`]
        : [];
    const died = (kind: string, people: typeof children): Word[][] =>
      people.length > 0
        ? [
            wording`I had ${plural(people.length, `a ${kind}`, `${kind}ren`)}, ${listOf(people.map(mention.nameOf))}, who ${plural(people.length, 'has', 'have')} died`,
          ]
        : [];
    const own = ({ isStepchild }: Person) => !isStepchild;
    const step = ({ isStepchild }: Person) => isStepchild;
    return {
      runs: wording`My family (this clause gives nothing):`,
      items: itemsOf([
        ...(spouse ? [wording`${bonds[bond]}${mention.nameOf(spouse)}`] : []),
        ...named('child', children.filter(own)),
        ...died('child', deceased.filter(own)),
        ...named('stepchild', children.filter(step)),
        ...died('stepchild', deceased.filter(step)),
      ]),
      explanation:
        'This helps your executors know who is who, and shows that you thought of your close family. It gives no one anything. The names come from Spouse/Partner Details and Children Details.',
      source: 'Banks v Goodfellow (1870) LR 5 QB 549',
      answers: [
        answersIn('personalDetails', ['maritalStatus']),
        ...(spouse ? [answersIn('spouseDetails', ['fullName', 'relationship'])] : []),
        ...answersOfChildren(children, 'firstName', 'middleNames', 'lastName', 'relationship'),
        ...answersOfChildren(deceased, 'firstName', 'middleNames', 'lastName', 'relationship', 'hasDied'),
      ],
    };
  },
};

const events = {
  marriage: 'I expect to marry ',
  civil_partnership: 'I expect to form a civil partnership with ',
  either: 'I expect to marry, or to form a civil partnership with, ',
};

const marriage: ClauseRule = {
  id: 'declaration.marriage',
  when: ({ expected }) => expected !== null,
  write: ({ expected, plannedEvent, spouse }, mention) => ({
    // All three are needed: a named person, that the will is not revoked, and that it does not wait for the day.
    runs: wording`${events[plannedEvent ?? 'either']}${expected ? mention.nameOf(expected) : []}. This will is not to be revoked when I do so, and it takes effect whether or not I do.`,
    explanation:
      'Marriage or civil partnership normally cancels a will. You said that you are planning it, so this keeps your will alive when you marry this person, and only this person.',
    source: 'Wills Act 1837 ss.18(3) and (4) and 18B(3) to (6); Court v Despallieres [2009] EWHC 3340 (Ch)',
    answers: [
      ...(expected && expected === spouse
        ? [answersIn('spouseDetails', ['fullName', 'intendingToMarry'])]
        : [
            answersIn('settings', ['intendedSpouseId']),
            ...answersOfContacts(expected ? [expected] : [], 'firstName', 'lastName'),
          ]),
      answersIn('settings', ['plannedEvent']),
    ],
  }),
};

const mirror: ClauseRule = {
  id: 'declaration.mirror',
  when: ({ isMirrorWill, spouse }) => isMirrorWill && spouse !== null,
  write: ({ spouse }, mention) => ({
    runs: wording`${spouse ? mention.nameOf(spouse) : []} may be making a will in terms like mine. We have made no agreement about our wills: each of us may change or revoke our own at any time, even after the other has died.`,
    explanation:
      'You are making wills alike. Without this sentence, someone might later say that you promised each other never to change them.',
    source: 'Re Cleaver [1981] 1 WLR 939; Legg v Burton [2017] EWHC 2088 (Ch)',
    answers: [answersIn('settings', ['isMirrorWill']), answersIn('spouseDetails', ['fullName'])],
  }),
};

const foreignLaw: ClauseRule = {
  id: 'declaration.foreign-law',
  when: ({ choosesEnglishLaw }) => choosesEnglishLaw,
  write: () => ({
    runs: wording`I am a British national. Where the law of another country lets me choose, I choose the law of England and Wales, the part of the United Kingdom with which I am most closely connected, to govern all that passes on my death there.`,
    explanation:
      'Many countries of the EU let a British national choose which law decides who inherits what they own there. Ask a lawyer there whether the choice is accepted.',
    source: 'Regulation (EU) 650/2012 arts 22 and 36',
    answers: [answersIn('homeDetails', ['isBritish', 'choosesEnglishLaw', 'foreignCountries'])],
  }),
};

/** Until when somebody has to live, after the day of the death. */
const endOfWait = ({ days }: Survivorship) =>
  days === 0 ? 'immediately after my death' : `at the end of the ${ordinal(days)} day after the day of my death`;

function survivesMe(will: Will): Word[] {
  const { survivorship, spouse, beneficiaries } = will;
  const exempt =
    survivorship.isSpouseExempt && survivorship.days > 0 && spouse
      ? wording`, but ${again(spouse)} survives me if living immediately after my death`
      : [];
  const unborn = beneficiaries.some(({ person }) => person.class)
    ? '; someone conceived before my death and born alive after it survives me too'
    : '';
  return wording`a person “survives me” only if that person is still living ${endOfWait(survivorship)}${exempt}${unborn}`;
}

/** Everyone who can step in, in every generation, as section 33 goes: the will must not give less than the law it replaces. */
function standIns({ survivorship }: Will): Word[] {
  const notBefore =
    survivorship.days === 0 ? '' : `, but not before the end of the ${ordinal(survivorship.days)} day after my death`;
  return wording`a person’s “stand-ins” are those of that person’s children who are living when it becomes certain that the person does not take${notBefore}, and the stand-ins of any child of that person who is then dead; someone conceived by then and born later counts as living; they take at once, and the stand-ins of one person share equally what that person would have taken`;
}

const meanings: ClauseRule = {
  id: 'declaration.meanings',
  write: (will) => ({
    runs: wording`In this will:`,
    items: itemsOf([
      wording`“my Trustees” means whoever is acting at the time as an executor of this will or as a trustee of anything held under it`,
      ...(will.levels.length > 0 || will.isDraft
        ? [wording`“my Residuary Estate” has the meaning given in clause ${clause('residue.fund')}`]
        : []),
      survivesMe(will),
      ...(will.hasStandIns ? [standIns(will)] : []),
      wording`a person’s “children” include children whom that person has adopted and children whose parents never married each other, but include a stepchild only where this will names the stepchild`,
      ...(will.specifiedAges.length > 0
        ? [wording`“the Specified Age” means ${specifiedAge(will.specifiedAges)}`]
        : []),
      wording`headings are there to help the reader and do not change what the will means`,
    ]),
    explanation: `Some words come up again and again, so their meaning is fixed once here.${will.survivorship.days === 0 ? '' : ` The ${will.survivorship.days} days mean that what you leave is not passed on twice if you and someone you name die close together.`}${will.hasStandIns ? ' Stand-ins are the children of a child of yours who cannot inherit: what they take is theirs at once, and your executors hold it until they are 18.' : ''}`,
    // The usual 28 days mirror Administration of Estates Act 1925 s.46(2A) and avoid the presumption of s.184. Stand-ins
    // have no age to reach: with one a home would lose the residence nil-rate band (IHTA 1984 s.8J).
    source:
      'Law of Property Act 1925 s.184; Inheritance Tax Act 1984 ss.8J and 92; Wills Act 1837 s.33; Adoption and Children Act 2002 ss.67 to 69; Family Law Reform Act 1987 s.19; Legitimacy Act 1976 s.5',
    answers: [childrenInheritanceAge, answersIn('settings', ['survivorshipDays', 'spouseSurvivorship'])],
  }),
};

const specifiedAge = (ages: readonly number[]) =>
  ages.length === 1
    ? `the age of ${ages[0]}`
    : 'the age above 18 on reaching which this will lets the person concerned take';

export const declaration: SectionRule = {
  key: 'declaration',
  heading: 'DECLARATION',
  clauses: () => [identity, law, foreignLaw, scope, family, marriage, mirror, meanings],
};
