import { addressLines } from '@plainwill/contracts/shared/address';
import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { plural } from '../language/phrases.ts';
import { blank, clause, itemsOf, listOf, name, type Word, words } from '../language/words.ts';
import { alsoKnownAs, fullName, inCapitals } from '../people/names.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { answersOfChildren, childrenInheritanceAge } from './sources.ts';

const blankName = words`${blank(answerAt('personalDetails', 'firstName'))} ${blank(answerAt('personalDetails', 'lastName'))}`;

const identity: ClauseRule = {
  id: 'declaration.identity',
  write: ({ testator, home: { address }, isForUnitedKingdom, isDraft }) => {
    const knownAs = alsoKnownAs(testator);
    const isHomeMissing = isDraft && !address;
    const home = isHomeMissing
      ? words`, of ${blank(answerAt('homeDetails', 'line1'))}`
      : words`${address && `, of ${address}`}`;
    const capitals = inCapitals(fullName(testator));
    const named = capitals || !isDraft ? [name(capitals)] : blankName;
    return {
      runs: words`I${capitals || isDraft ? ', ' : ''}${named}${knownAs ? `, also known as ${knownAs}` : ''}${home}${testator.occupation && `, ${testator.occupation}`}, make this my last will. I cancel every earlier will and codicil I have made${isForUnitedKingdom ? ', except so far as it deals with what I own outside the United Kingdom' : ''}.`,
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
      ? words`My permanent home, and my domicile, is in England and Wales, and the law of England and Wales governs this will.`
      : words`The law of England and Wales governs this will.`,
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
    runs: words`This will deals only with what I own in the United Kingdom.`,
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
  when: ({ spouse, children }) => spouse !== null || children.length > 0,
  write: ({ spouse, bond, children }, mention) => {
    const named = (kind: string, people: typeof children): Word[][] =>
      people.length > 0
        ? [words`my ${plural(people.length, `${kind} is`, `${kind}ren are`)} ${listOf(people.map(mention.nameOf))}`]
        : [];
    return {
      runs: words`Nothing in this clause is a gift. So that my family can be recognised, I record that:`,
      items: itemsOf([
        ...(spouse ? [words`${bonds[bond]}${mention.nameOf(spouse)}`] : []),
        ...named(
          'child',
          children.filter(({ isStepchild }) => !isStepchild),
        ),
        ...named(
          'stepchild',
          children.filter(({ isStepchild }) => isStepchild),
        ),
      ]),
      explanation:
        'This helps your executors know who is who, and shows that you thought of your close family. It gives no one anything. The names come from Spouse/Partner Details and Children Details.',
      source: 'Banks v Goodfellow (1870) LR 5 QB 549',
      answers: [
        answersIn('personalDetails', ['maritalStatus']),
        ...(spouse ? [answersIn('spouseDetails', ['fullName', 'relationship'])] : []),
        ...answersOfChildren(children, 'firstName', 'middleNames', 'lastName', 'relationship'),
      ],
    };
  },
};

const marriage: ClauseRule = {
  id: 'declaration.marriage',
  when: ({ isToMarry }) => isToMarry,
  write: ({ spouse }, mention) => ({
    // All three are needed: a named person, that the will is not revoked, and that it does not wait for the day.
    runs: words`I expect to marry, or to form a civil partnership with, ${spouse ? mention.nameOf(spouse) : []}. This will is not to be revoked when I do so, and it takes effect whether or not I do.`,
    explanation:
      'Marriage or civil partnership normally cancels a will. You said that you mean to marry, so this keeps your will alive when you marry this person, and only this person.',
    source: 'Wills Act 1837 ss.18(3) and (4) and 18B(3) to (6); Court v Despallieres [2009] EWHC 3340 (Ch)',
    answers: [answersIn('spouseDetails', ['fullName', 'intendingToMarry'])],
  }),
};

const meanings: ClauseRule = {
  id: 'declaration.meanings',
  write: (will) => ({
    runs: words`In this will:`,
    items: itemsOf([
      words`“my Trustees” means whoever is acting at the time as an executor of this will or as a trustee of anything held under it`,
      ...(will.levels.length > 0 || will.isDraft
        ? [words`“my Residuary Estate” has the meaning given in clause ${clause('residue.fund')}`]
        : []),
      words`a person “survives me” only if that person is still living at the end of the 28th day after the day of my death`,
      words`a person’s “children” include children whom that person has adopted and children whose parents never married each other, but include a stepchild only where this will names the stepchild`,
      ...(will.hasTrusteeProvisions ? [words`“the Specified Age” means ${specifiedAge(will.specifiedAges)}`] : []),
      words`headings are there to help the reader and do not change what the will means`,
    ]),
    explanation:
      'Some words come up again and again, so their meaning is fixed once here. The 28 days mean that what you leave is not passed on twice if you and someone you name die close together.',
    // The 28 days mirror Administration of Estates Act 1925 s.46(2A) and avoid the presumption of s.184.
    source:
      'Law of Property Act 1925 s.184; Adoption and Children Act 2002 ss.67 to 69; Family Law Reform Act 1987 s.19; Legitimacy Act 1976 s.5',
    answers: [childrenInheritanceAge],
  }),
};

const specifiedAge = (ages: readonly number[]) =>
  ages.length === 1 ? `the age of ${ages[0]}` : 'the age on reaching which this will lets the child concerned take';

export const declaration: SectionRule = {
  key: 'declaration',
  heading: 'DECLARATION',
  clauses: () => [identity, law, scope, family, marriage, meanings],
};
