import Fraction from 'fraction.js';
import {
  type BeneficiaryRead,
  beneficiariesIn,
  beneficiaryIn,
  beneficiaryNamed,
  isClass,
  type LevelRead,
  levelOf,
  membersIn,
  replacedIn,
  shareIn,
} from './beneficiaries-read.ts';
import { Cursor } from './cursor.ts';
import type { Mention, PrintedClause } from './printed-will.ts';

export interface BodyShare {
  who: Mention;
  share: Fraction;
}

/** Who takes what nobody of the levels does; null where nothing is said. */
type FallbackRead =
  | { kind: 'bodies'; bodies: readonly BodyShare[] }
  | { kind: 'relatives' }
  | { kind: 'both families'; of: Mention }
  | null;

/** An advance as the paper states it. */
interface AdvanceRead {
  who: Mention;
  pence: number;
}

export interface ResidueRead {
  levels: readonly LevelRead[];
  fallback: FallbackRead;
  advances: readonly AdvanceRead[];
}

interface ReadingLevel {
  level: LevelRead;
  own: string;
  substitution: string | null;
  last: string;
}

const relatives =
  /those who would take under sections 46 and 47 of the Administration of Estates Act 1925, and in those shares, if I had died when that became certain, without a will and without a husband, wife or civil partner/uy;
const noCrown = / The Crown and the duchies do not take under this clause\./uy;

/** Reads the clauses of the section that gives the residue. */
export function residueRead(clauses: readonly PrintedClause[], mentions: readonly Mention[]): ResidueRead {
  const levels: ReadingLevel[] = [];
  let fallback: FallbackRead = null;
  let listed: ListOfAdvances | null = null;
  for (const clause of clauses) {
    const cursor = new Cursor(clause.text, mentions);
    if (cursor.has(/My Trustees hold everything that I own when I die, or may then give by will, /uy)) continue;
    if (cursor.has(/The shares in this section are shares before inheritance tax\. /uy)) continue;
    if (cursor.has(/What this section says about a gift that fails takes the place of section 33 /uy)) continue;
    if (cursor.has(/In my lifetime I gave /uy)) listed = advancesIn(cursor, clause, mentions);
    else if (cursor.has(/Where people share my Residuary Estate under /uy)) countingIn(cursor, clause, levels, listed);
    else if (
      cursor.has(/If nobody takes my Residuary Estate or a part of it under the earlier clauses of this section, /uy)
    )
      fallback = lastResort(cursor);
    else if (/^(?:I give|If nobody takes) my Residuary Estate/u.test(clause.text))
      levels.push(levelIn(cursor, clause, levels, mentions));
    else if (/ in clause [\d.]+, and so is one conceived|^Each of my grandchildren takes at once\./u.test(clause.text))
      membersOf(cursor, clause, levels);
    else conditionIn(cursor, clause, levels);
    cursor.end();
  }
  if (listed && !listed.isCounted) throw new Error('nothing says how advances count');
  return { levels: levels.map(({ level }) => level), fallback, advances: listed?.advances ?? [] };
}

interface ListOfAdvances {
  own: string;
  /** The clause that is to say how they count. */
  countedBy: string;
  isCounted: boolean;
  advances: readonly AdvanceRead[];
}

function advancesIn(cursor: Cursor, { number, items }: PrintedClause, mentions: readonly Mention[]): ListOfAdvances {
  if (items.length === 0) {
    const only = advanceIn(cursor);
    const [, countedBy = ''] = cursor.need(/\. Clause ([\d.]+) says how that advance counts\./uy);
    return { own: number, countedBy, isCounted: false, advances: [only] };
  }
  const [, countedBy = ''] = cursor.need(/these sums, and clause ([\d.]+) says how each advance counts:/uy);
  const advances = items.map((item, at) => {
    const each = new Cursor(item, mentions);
    const advance = advanceIn(each);
    each.need(at === items.length - 1 ? /\./uy : at === items.length - 2 ? /; and/uy : /;/uy);
    each.end();
    return advance;
  });
  return { own: number, countedBy, isCounted: false, advances };
}

function advanceIn(cursor: Cursor): AdvanceRead {
  const [, pounds = ''] = cursor.need(/[A-Z -]+ \(£([\d,.]+)\) to /uy);
  const who = cursor.needMention();
  cursor.take(/ in \d{4}/uy);
  cursor.take(/ \([^()]+\)/uy);
  return { who, pence: Math.round(Number(pounds.replaceAll(',', '')) * 100) };
}

const waysOfCounting = [
  /^an advance counts if the person who had it takes a share, or that person’s stand-ins do;$/u,
  /^the advances that count are added to my Residuary Estate, the total is divided into those shares, and each advance is taken off the share of the person who had it, or of that person’s stand-ins in the proportions in which they share;$/u,
  /^where a person’s advances are more than that share, neither that person nor that person’s stand-ins take or repay anything, those advances do not count, and the division is made again among the others, whose shares keep the proportions that they bear to one another; and$/u,
  /^only the advances in clause [\d.]+ count, without interest, and my Trustees may accept the amounts stated there as final\.$/u,
];

function countingIn(
  cursor: Cursor,
  { number, items }: PrintedClause,
  levels: readonly ReadingLevel[],
  listed: ListOfAdvances | null,
): void {
  const [, from, joint, to] = cursor.need(/clauses? ([\d.]+)(?: (and|to) ([\d.]+))?, advances count in this way:/uy);
  const [first, last] = [levels[0]?.own, levels.at(-1)?.last];
  if (from !== first || (to ?? from) !== last || (joint === 'and' && !isNext(from, to)))
    cursor.fail('other clauses than those by which people share');
  if (items.length !== waysOfCounting.length || !waysOfCounting.every((way, at) => way.test(items[at] ?? '')))
    cursor.fail('another way to count');
  if (listed?.countedBy !== number || !items.at(-1)?.includes(`clause ${listed.own} `))
    cursor.fail('the advances of another clause');
  listed.isCounted = true;
}

function levelIn(
  cursor: Cursor,
  { number, items }: PrintedClause,
  before: readonly ReadingLevel[],
  mentions: readonly Mention[],
): ReadingLevel {
  const [first, last] = [before[0]?.own, before.at(-1)?.last];
  if (cursor.need(/(I give|If nobody takes) my Residuary Estate/uy)[1] !== 'I give') {
    const [, from, joint, to] = cursor.need(/ under clauses? ([\d.]+)(?: (and|to) ([\d.]+))?, I give it/uy);
    if (from !== first || (to ?? from) !== last) cursor.fail('other clauses than those of the earlier levels');
    if (joint === 'and' && !isNext(from, to)) cursor.fail('clauses left out');
  } else if (first !== undefined) cursor.fail('two first levels');
  const level = items.length > 0 ? listedIn(cursor, items, mentions) : sentenceIn(cursor);
  return { level, own: number, substitution: null, last: number };
}

/** Reads who belongs to the classes of the list before. */
function membersOf(cursor: Cursor, { number }: PrintedClause, levels: readonly ReadingLevel[]): void {
  const reading = levels.at(-1) ?? cursor.fail('members of nothing');
  membersIn(cursor, reading.level.beneficiaries, reading.own);
  reading.last = number;
}

const isNext = (from = '', to = '') => Number(to.split('.')[1]) === Number(from.split('.')[1]) + 1;

function sentenceIn(cursor: Cursor): LevelRead {
  const isEqual = cursor.has(/ in equal shares to /uy);
  if (!isEqual) cursor.need(/ to /uy);
  const beneficiaries = beneficiariesIn(cursor);
  if (beneficiaries.some(({ share }) => share !== null)) cursor.fail('shares outside a list');
  const level = levelOf(beneficiaries, isEqual ? 'equal' : null, cursor);
  if (!isEqual) {
    const who = cursor.has(/ if (?=⟦)/uy) ? cursor.needMention() : null;
    if (who && !beneficiaryNamed(beneficiaries, who)) cursor.fail('another who survives');
    const age = who ? cursor.need(/ survives me(?: and reaches the age of (\d+))?/uy)[1] : undefined;
    level.survivors = who ? 'all' : 'by class alone';
    for (const beneficiary of beneficiaries) beneficiary.age = age === undefined ? null : Number(age);
  }
  cursor.need(/\./uy);
  membersIn(cursor, beneficiaries);
  if (isEqual) {
    const each = cursor.take(/ Each of them( who is a person)? must survive me to take\./uy);
    level.survivors = each ? (each[1] ? 'people' : 'all') : 'by class alone';
    waitingIn(cursor, beneficiaries);
  }
  return level;
}

function waitingIn(cursor: Cursor, beneficiaries: readonly BeneficiaryRead[]): void {
  if (!cursor.has(/ (?=⟦)/uy)) return;
  const waiting: Mention[] = [];
  do waiting.push(cursor.needMention());
  while (cursor.has(/, (?=⟦)| and (?=⟦)/uy));
  const age = Number(cursor.need(/ (?:takes|each take) only on reaching the age of (\d+)\./uy)[1]);
  for (const one of waiting) {
    const beneficiary = beneficiaryNamed(beneficiaries, one) ?? cursor.fail('one who waits and takes nothing');
    beneficiary.age = age;
  }
}

const shared =
  / (in the shares stated|in equal shares(?:, one for each person,)?) to (?:these (?:people|charities|organisations)|the following)/uy;
const condition = /, (?:each of whom|(of whom a person)) must survive me(?: and reach the age of (\d+))? to take/uy;

function listedIn(cursor: Cursor, items: readonly string[], mentions: readonly Mention[]): LevelRead {
  const equally = cursor.need(shared)[1] ?? '';
  const each = cursor.take(condition);
  cursor.need(/:/uy);
  const beneficiaries = items.map((item, at): BeneficiaryRead => {
    const each = new Cursor(item, mentions);
    const found = beneficiaryIn(each);
    const beneficiary = { ...found, share: shareIn(each, found.who) };
    const age = each.take(/, on reaching the age of (\d+)/uy);
    each.need(at === items.length - 1 ? /\./uy : at === items.length - 2 ? /; and/uy : /;/uy);
    each.end();
    return age ? { ...beneficiary, age: Number(age[1]) } : beneficiary;
  });
  if (each?.[2]) for (const beneficiary of beneficiaries) beneficiary.age = Number(each[2]);
  const level = levelOf(beneficiaries, equally === 'in the shares stated' ? null : equally, cursor);
  level.survivors = each ? (each[1] ? 'people' : 'all') : 'by class alone';
  return level;
}

function conditionIn(cursor: Cursor, { number }: PrintedClause, levels: readonly ReadingLevel[]): void {
  const where = cursor.take(/Where clause ([\d.]+) applies(?:, and |, )/uy);
  const reading = levels.at(-1);
  if (!reading) cursor.fail('a condition before anything is given');
  if (where ? where[1] !== reading.own : reading !== levels[0]) cursor.fail('words of one level in another');
  if (cursor.has(/[Aa] share that nobody takes under /uy)) {
    const under = cursor.need(/clauses? ([\d.]+)(?: and ([\d.]+))?/uy);
    if (under[1] !== reading.own || (under[2] ?? null) !== reading.substitution) cursor.fail('shares of other clauses');
    const isInProportion = cursor.has(
      /, and any part that the shares leave over, is added to the shares that are taken, in the proportions that they bear to one another\./uy,
    );
    if (!isInProportion) cursor.need(/ is added in equal parts to the shares that are taken\./uy);
    reading.level.failedShares = isInProportion ? 'in proportion' : 'equally';
  } else {
    if (!where) cursor.need(/If /uy);
    substitutionIn(cursor, reading);
    // Some have stand-ins, and others none.
    if (cursor.has(where ? / Where clause [\d.]+ applies, and /uy : / If /uy)) substitutionIn(cursor, reading);
    reading.substitution = number;
  }
  reading.last = number;
}

function substitutionIn(cursor: Cursor, { level, own }: ReadingLevel): void {
  const replaced = replacedIn(cursor);
  const [, share, under] = cursor.need(
    / does not survive me, or for any other reason does not take (a share )?under clause ([\d.]+), /uy,
  );
  if (under !== own) cursor.fail('stand-ins of another clause');
  if (cursor.has(/(?:that person|⟦\d+⟧)’s own children do not take in that place\./uy)) return;
  cursor.need(/I give /uy);
  cursor.need(share ? /the share (?:that person|⟦\d+⟧) would have taken/uy : /my Residuary Estate/uy);
  cursor.need(/ to (?:that person|⟦\d+⟧)’s stand-ins\./uy);
  level.standIns = replaced;
}

function lastResort(cursor: Cursor): FallbackRead {
  cursor.need(/I give it or that part (?=to |as to one half)/uy);
  if (cursor.has(/as to one half to /uy)) {
    cursor.need(relatives);
    cursor.need(/, and as to the other half to those who would take so if /uy);
    const of = cursor.needMention();
    cursor.need(/ had died at that time\. A half that nobody takes is added to the other\./uy);
    cursor.need(noCrown);
    return { kind: 'both families', of };
  }
  cursor.need(/to /uy);
  if (cursor.has(relatives)) {
    cursor.need(/\./uy);
    cursor.need(noCrown);
    return { kind: 'relatives' };
  }
  const bodies = bodiesIn(cursor);
  cursor.need(/\./uy);
  return { kind: 'bodies', bodies };
}

/** Bodies with their shares of one whole. */
export function bodiesIn(cursor: Cursor): BodyShare[] {
  const beneficiaries = beneficiariesIn(cursor);
  const equally = cursor.take(/ in equal shares/uy)?.[0] ?? null;
  return levelOf(beneficiaries, equally, cursor).beneficiaries.map(({ who, share }) =>
    isClass(who)
      ? cursor.fail('a class where a body takes')
      : { who, share: share ?? new Fraction(1, beneficiaries.length) },
  );
}
