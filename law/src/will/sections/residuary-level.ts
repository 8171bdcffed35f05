import { clause, clauseNumbers, itemsOf, listOf, type Word, wording } from '../../wording/wording.ts';
import { type Beneficiary, type Level, peopleOf } from '../model/level.ts';
import { isReplaced, type Survivorship, type Will } from '../model/will.ts';
import { isOrganisation } from '../people/person.ts';
import {
  childrenIn,
  classesIn,
  classSentences,
  equalShares,
  hasShares,
  individualsIn,
  isSubstituted,
  onReaching,
  sharerWording,
  takesAlone,
  waitingIn,
  whoeverFails,
} from './beneficiaries.ts';
import type { ClauseRule } from './clause-rule.ts';
import { again, type Mention } from './mention.ts';
import { answersOfContacts, childrenInheritanceAge, grandchildrenInherit, residuaryRecipients } from './sources.ts';

const listFrom = 3;

export const levelId = (at: number) => `residue.level-${at + 1}`;
const substitutionId = (at: number) => `residue.substitution-${at + 1}`;

/** The clauses of every level, each level taking only if all those before it fail. */
export function levelClauses({ levels, survivorship, fallback, residue }: Will): ClauseRule[] {
  const clauses: ClauseRule[] = [];
  const hasFallback = fallback !== null && fallback.kind !== 'law';
  for (const [at, level] of levels.entries()) {
    const isLast = at === levels.length - 1 && !hasFallback;
    clauses.push(gift(level, { at, isLast, survivorship, before: clauses.map(({ id }) => id) }));
    if (isListWithClass(level)) clauses.push(membership(level, at));
    if (level.some(isSubstituted)) clauses.push(substitution(level, at, residue));
    if (!takesAlone(level)) clauses.push(failedShares(level, at));
  }
  return clauses;
}

interface Place {
  at: number;
  isLast: boolean;
  survivorship: Survivorship;
  /** The clauses of the levels before this one. */
  before: readonly string[];
}

function gift(level: Level, { at, isLast, survivorship: { days, isSpouseExempt }, before }: Place): ClauseRule {
  const isFirst = before.length === 0;
  const condition = isFirst ? [] : wording`If nobody takes my Residuary Estate under ${clauseNumbers(before)}, `;
  const isShared = !takesAlone(level);
  const hasPeople = individualsIn(level).length > 0;
  const chosen = hasPeople ? (isShared ? 'these people' : 'this person') : isShared ? 'these organisations' : 'it';
  const order = isFirst ? `${chosen} first` : `${chosen} next, in case no one before can inherit`;
  const sharing = hasShares(level) ? 'take the shares you set' : 'share equally';
  const shares = isShared ? `${sharing}, and each inherits` : 'inherit';
  const { age } = waitingIn(level);
  const wait = age === null ? '' : ` A child waits until ${age}.`;
  const intestacy = isLast ? ' If no one named here can inherit, the law decides who inherits.' : '';
  const isExempt = isSpouseExempt && level.every(({ person }) => person.kind === 'spouse');
  const outlive = days === 0 || isExempt ? 'alive when you die' : `still living ${days} days after you`;
  const takes = hasPeople ? ` They ${shares} only if ${outlive}.` : isShared ? ` They ${sharing}.` : '';
  return {
    id: levelId(at),
    write: (_will, mention) => ({
      ...givenTo(level, wording`${condition}I give ${isFirst ? 'my Residuary Estate' : 'it'}`, mention),
      explanation: `In Residuary Estate you chose ${order}.${takes}${wait}${intestacy}`,
      source: 'Law of Property Act 1925 s.184; Inheritance Tax Act 1984 s.92',
      answers: age === null ? [residuaryRecipients] : [residuaryRecipients, childrenInheritanceAge],
    }),
  };
}

function givenTo(level: Level, give: Word[], mention: Mention): { runs: Word[]; items?: Word[][] } {
  const names = level.map((beneficiary) => sharerWording(level, beneficiary, mention));
  const sentences = classSentences(level, mention);
  const [only] = level;
  if (only && level.length === 1) {
    return only.person.class
      ? { runs: wording`${give} in equal shares to ${listOf(names)}.${sentences}` }
      : { runs: wording`${give} to ${listOf(names)}${ifSurviving(only)}.` };
  }
  // A class says itself who survives and at what age.
  const named = level.filter(({ person }) => !person.class);
  const { waiting, age } = waitingIn(named);
  const doAllWait = waiting.length === level.length;
  if (level.length < listFrom && !hasShares(level) && named.length === level.length) {
    const later = age === null ? [] : wording` ${onReaching(waiting, age)}.`;
    return {
      runs: wording`${give} in equal shares to ${listOf(names)}.${survivorship(level)}${later}`,
    };
  }
  const isByHeads = !hasShares(level) && classesIn(level).length > 0;
  const shares = hasShares(level) ? 'in the shares stated' : `${equalShares(level)}${isByHeads ? ',' : ''}`;
  const items = level.map((beneficiary, at) => {
    const wait =
      doAllWait || beneficiary.age === null || beneficiary.person.class
        ? ''
        : `, on reaching the age of ${beneficiary.age}`;
    return wording`${names[at] ?? []}${wait}`;
  });
  // After a list nothing follows in its own clause, so the next clause says who belongs to a class.
  return { runs: wording`${give} ${shares} to ${listed(level, doAllWait ? age : null)}:`, items: itemsOf(items) };
}

/** Says whether a level is a list with a class in it. */
const isListWithClass = (level: Level) => level.length > 1 && classesIn(level).length > 0;

/** The clause on who belongs to the classes of a list. */
const membership = (level: Level, at: number): ClauseRule => ({
  id: `residue.members-${at + 1}`,
  write: (_will, mention) => ({
    runs: afterFirstSpace(classSentences(level, mention, clause(levelId(at)))),
    explanation: 'This says who is meant by your children or grandchildren in the clause before it.',
    source: 'Wills Act 1837 s.33; Human Fertilisation and Embryology Act 2008; Adoption and Children Act 2002 s.67',
    answers: [residuaryRecipients],
  }),
});

/** Sentences that would follow another, at the head of a clause. */
const afterFirstSpace = (sentences: Word[]): Word[] =>
  sentences.map((word, at) => (at === 0 && 'text' in word ? { ...word, text: word.text.trimStart() } : word));

function ifSurviving({ person, age }: Beneficiary): Word[] {
  if (isOrganisation(person)) return [];
  return wording` if ${again(person)} survives me${age === null ? '' : ` and reaches the age of ${age}`}`;
}

/** That each must survive to take, which is said of nobody but people. */
function survivorship(level: Level): string {
  const people = individualsIn(level);
  if (people.length === 0) return '';
  return ` Each of them${people.length < level.length ? ' who is a person' : ''} must survive me to take.`;
}

/** The words before a list: what those in it are called, and that people among them must survive to take. */
function listed(level: Level, age: number | null): string {
  const people = individualsIn(level);
  const reaching = age === null ? '' : ` and reach the age of ${age}`;
  if (people.length === level.length) return `these people, each of whom must survive me${reaching} to take`;
  if (people.length > 0) return 'the following, of whom a person must survive me to take';
  return level.every(({ person }) => person.charity) ? 'these charities' : 'these organisations';
}

/** Keeps a later level's words from speaking while an earlier level takes. */
const whereItApplies = (at: number, first: string, later: string): Word[] =>
  at === 0 ? wording`${first}` : wording`Where clause ${clause(levelId(at))} applies${later}`;

function substitution(level: Level, at: number, residue: Will['residue']): ClauseRule {
  const children = level.filter(isSubstituted);
  const replaced = children.filter(({ person }) => isReplaced(person, residue));
  const alone = children.filter((child) => !replaced.includes(child));
  const [share, what] = takesAlone(level)
    ? ['', wording`my Residuary Estate`]
    : ['a share ', wording`the share ${whoeverFails(replaced)} would have taken`];
  const fails = (some: Level): Word[] =>
    wording`${whereItApplies(at, 'If', ', and')} ${childrenIn(some)} does not survive me, or for any other reason does not take ${share}under clause ${clause(levelId(at))}`;
  const some = children.length > 1 ? 'one of these children' : 'this child';
  return {
    id: substitutionId(at),
    write: () => ({
      runs: wording`${replaced.length > 0 ? wording`${fails(replaced)}, I give ${what} to ${whoeverFails(replaced)}’s stand-ins.` : []}${replaced.length > 0 && alone.length > 0 ? ' ' : ''}${alone.length > 0 ? wording`${fails(alone)}, ${whoeverFails(alone)}’s own children do not take in that place.` : []}`,
      explanation:
        replaced.length > 0
          ? `If ${some} cannot inherit, their own children step in. What they inherit is theirs at once, and your executors hold it for them until they are 18. It is what most families want, and close to what the law would do.`
          : `If ${some} cannot inherit, their own children do not step in: you chose that in Residuary Estate. What the law would do without these words is excluded.`,
      // Express words, because section 33 covers neither stepchildren nor every way in which a gift fails.
      source: 'Wills Act 1837 s.33; Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 s.8J',
      answers: [residuaryRecipients, grandchildrenInherit, ...answersOfContacts(peopleOf(children), 'role')],
    }),
  };
}

function failedShares(level: Level, at: number): ClauseRule {
  const own = clause(levelId(at));
  const taken = level.some(isSubstituted)
    ? wording`clauses ${own} and ${clause(substitutionId(at))}`
    : wording`clause ${own}`;
  return {
    id: `residue.failed-shares-${at + 1}`,
    // Without these words a failed share would pass as on intestacy, not to the others.
    write: () => ({
      runs: hasShares(level)
        ? wording`${whereItApplies(at, 'A', ', a')} share that nobody takes under ${taken}, and any part that the shares leave over, is added to the shares that are taken, in the proportions that they bear to one another.`
        : wording`${whereItApplies(at, 'A', ', a')} share that nobody takes under ${taken} is added in equal parts to the shares that are taken.`,
      explanation:
        'If one of them cannot inherit, that share goes to the others. Nothing is left over for the law to hand out.',
      source: 'Administration of Estates Act 1925 s.49',
      answers: [residuaryRecipients],
    }),
  };
}
