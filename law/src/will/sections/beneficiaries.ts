import { capitalised } from '@plainwill/contracts/shared/phrases';
import { plural } from '../../wording/phrases.ts';
import { type ClauseReference, listOf, type Word, wording } from '../../wording/wording.ts';
import type { Beneficiary, Level } from '../model/level.ts';
import { isOrganisation, type Person } from '../people/person.ts';
import { again, type Mention } from './mention.ts';

/** The beneficiaries who have an age to reach, and the age: one for a whole gift, and for the whole residue. */
export function waitingIn(level: Level): { waiting: Beneficiary[]; age: number | null } {
  const waiting = level.filter(({ age }) => age !== null);
  return { waiting, age: waiting[0]?.age ?? null };
}

/** `Amy Hart and Ben Hart each take only on reaching the age of 21`, as a sentence begins; a class by one of its own. */
export function onReaching(beneficiaries: readonly Beneficiary[], age: number): Word[] {
  const names = beneficiaries.map(({ person }) => (person.class ? wording`a child of mine` : again(person)));
  return wording`${withCapital(listOf(names))} ${plural(beneficiaries.length, 'takes', 'each take')} only on reaching the age of ${String(age)}`;
}

/** A name keeps its own first letter. */
const withCapital = (sentence: Word[]): Word[] =>
  sentence.map((word, at) =>
    at === 0 && 'text' in word ? { ...word, text: word.text.replace(/^(?:my|the|a)\b/u, capitalised) } : word,
  );

export const hasShares = (level: Level) => level.length > 1 && level.every(({ percentage }) => percentage !== null);

export const classesIn = (level: Level): Person[] => level.flatMap(({ person }) => (person.class ? [person] : []));

/** The same for the verb of a clause: those of a class survive, or are conceived before the death and born later. */
const survivorsOf = (person: Person, age: number | null, isEach: boolean): string => {
  const [survive, reach, were, are] = isEach
    ? ['survives', 'reaches', 'was', 'is']
    : ['survive', 'reach', 'were', 'are'];
  return person.class?.of === 'children'
    ? `who ${survive} me${age === null ? '' : ` and ${reach} the age of ${age}`}`
    : `who ${survive} me, or ${were} conceived before my death and ${are} born after it`;
};

/** Somebody where a list of beneficiaries names them; a class in words of its own. */
export function beneficiaryWording({ person, age }: Beneficiary, mention: Mention): Word[] {
  return person.class ? wording`those of my ${person.class.of} ${survivorsOf(person, age, false)}` : mention(person);
}

/** The same where each takes a sum: `each of my grandchildren who survives me …`. */
export function eachBeneficiaryWording({ person, age }: Beneficiary, mention: Mention): Word[] {
  return person.class ? wording`each of my ${person.class.of} ${survivorsOf(person, age, true)}` : mention(person);
}

/** Sentences after a level say who belongs to its classes; `of` is the clause where they stand in another. */
export function classSentences(level: Level, mention: Mention, of?: ClauseReference): Word[] {
  const [under, included] = of
    ? [wording`under clause ${of}`, wording`is included in clause ${of}`]
    : [wording`under this clause`, wording`is included`];
  return classesIn(level).flatMap(({ class: group }) => {
    if (!group) return [];
    if (group.of === 'grandchildren') return wording` Each of my grandchildren takes at once.`;
    // Other ways to become a parent than birth: HFEA 2008 ss.42 to 48 and 54, Adoption and Children Act 2002 s.67.
    return wording`${childrenNow(group, mention, under)} A child who becomes mine later, by birth (whoever carries the child), adoption or order of a court, ${included}, and so is one conceived before my death and born after it.`;
  });
}

/** The children there are, as nobody would dispute: those left out are children all the same, and some may have died. */
function childrenNow(
  { members, except, deceased }: NonNullable<Person['class']>,
  mention: Mention,
  under: Word[],
): Word[] {
  const [now, out] = [members.map((member) => mention.nameOf(member)), except.map((person) => mention.nameOf(person))];
  const dead = deceased.map((person) => mention.nameOf(person));
  const died =
    dead.length > 0
      ? wording` ${withCapital(listOf(dead))}, ${plural(dead.length, 'a child', 'children')} of mine, ${plural(dead.length, 'has', 'have')} died.`
      : [];
  const living = dead.length > 0 ? ' living' : '';
  if (out.length === 0) {
    const kinds = plural(now.length, `only child now${living} is`, `children now${living} are`);
    return wording`${now.length > 0 ? wording` My ${kinds} ${listOf(now)}.` : []}${died}`;
  }
  const not = wording`${listOf(out)} ${plural(out.length, 'does', 'do')} not`;
  const taking =
    now.length > 0
      ? wording` Of my children${living}, ${listOf(now)} ${plural(now.length, 'takes', 'take')} ${under} and ${not}.`
      : wording` ${withCapital(not)} take ${under}.`;
  return wording`${taking}${died}`;
}

/** Says whether one person or body takes all of it, so that nobody shares. */
export const takesAlone = (level: Level) => level.length === 1 && classesIn(level).length === 0;

/** People and classes who take by heads, where a class stands beside others. */
export const equalShares = (level: Level) =>
  classesIn(level).length > 0 && level.length > 1 ? 'in equal shares, one for each person' : 'in equal shares';

/** The percentage of one of a level, where percentages are set, as it follows the beneficiary. */
export function shareWording(level: Level, { person, percentage }: Beneficiary): string {
  if (!hasShares(level)) return '';
  return ` as to ${percentage} per cent${person.class ? ' in equal shares between them' : ''}`;
}

/** A list with grandchildren ends in a clause of its own, which a comma closes. */
const isClosed = ({ person }: Beneficiary) => person.class?.of === 'grandchildren';

/** Somebody with the percentage that is set, if any. */
export function sharerWording(level: Level, beneficiary: Beneficiary, mention: Mention): Word[] {
  const share = shareWording(level, beneficiary);
  return wording`${beneficiaryWording(beneficiary, mention)}${share && isClosed(beneficiary) ? ',' : ''}${share}`;
}

/** `A as to 60 per cent and B as to 40 per cent`, `A and B in equal shares`; `owners` says how they own it. */
export function sharersIn(level: Level, mention: Mention, owners = ''): Word[] {
  const names = level.map((beneficiary) => sharerWording(level, beneficiary, mention));
  const shares = takesAlone(level) || hasShares(level) ? '' : ` ${equalShares(level)}`;
  const last = level.at(-1);
  const comma = shares && last && isClosed(last) ? ',' : '';
  return wording`${listOf(names)}${comma}${takesAlone(level) ? '' : owners}${shares}`;
}

/** The children of a level by name, and those of a class by what they are: also one who had died before the will. */
export function childrenIn(children: Level): Word[] {
  const named = children.filter(({ person }) => !person.class).map(({ person }) => again(person));
  const classes = classesIn(children).map((person) => {
    const except = person.class?.except.map(again) ?? [];
    const but = except.length > 0 ? wording`, but not ${listOf(except, 'or')}` : [];
    return wording`a child of mine (even one who died before I made this will${but})`;
  });
  return listOf([...named, ...classes], 'or');
}

/** The one of these who does not take, as the sentence speaks of them again: by name where it can be nobody else. */
export function whoeverFails(children: Level): Word[] {
  const [only, ...others] = children;
  const isClear = only && others.length === 0 && !only.person.class && !only.person.isNamesake;
  return isClear ? again(only.person) : wording`that person`;
}

/** Says whether what one does not take can go to that person’s own children. */
export const isSubstituted = ({ person }: Beneficiary) => person.isChild;

/** Those of a level of whom it is said that they survive. */
export const individualsIn = (level: Level) => level.filter(({ person }) => !isOrganisation(person));
