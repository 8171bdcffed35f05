import {
  type BeneficiaryRead,
  beneficiariesIn,
  beneficiaryNamed,
  eachLevel,
  isClass,
  isSame,
  type LevelRead,
  levelOf,
  membersIn,
  replacedIn,
  type StandInsRead,
} from './beneficiaries-read.ts';
import { Cursor } from './cursor.ts';
import type { Mention } from './printed-will.ts';

export interface GiftRead {
  /** What is given, in the words printed. */
  what: string;
  isFreeOfTax: boolean;
  /** Of land: all of a debt charged on it, the testator's own part of that, or nothing is paid off. */
  isFreeOfDebt: boolean | 'own part';
  coversLaterHome: boolean;
  /** The days within which two deaths have a like gift in the other will taken off this one; null where none is. */
  isPaidOnceWithin: number | null;
  /** Given only where this person does not survive. */
  onlyWithout: Mention | null;
  levels: readonly LevelRead[];
}

const give = /I give, (free of inheritance tax|bearing its own inheritance tax)/uy;
const freeOfDebt =
  / and free of any mortgage or other debt charged on it, (so far as I am liable for it as between me and my co-owner, )?which my Trustees pay from my Residuary Estate although section 35 of the Administration of Estates Act 1925 would leave it on the gift/uy;
const laterHome = /, or whatever home(?:, or share of one,)? I own and live in \(or last lived in\) when I die,$/u;
const equally = /,? in equal shares(?:, one for each person)?(?=\.)/uy;

/** Reads the clause of one gift of a thing, a sum, a policy or a pension. */
export function giftRead(text: string, mentions: readonly Mention[]): GiftRead {
  const cursor = new Cursor(text, mentions);
  const onlyWithout = cursor.has(/If (?=⟦\d+⟧ does not survive me, I (?:give|ask))/uy) ? cursor.needMention() : null;
  if (onlyWithout) cursor.need(/ does not survive me, /uy);
  const isPension = cursor.has(/I ask those who run my pension plan/uy);
  const tax = isPension ? null : cursor.need(give);
  const debt = isPension ? null : cursor.take(freeOfDebt);
  if (!isPension) cursor.need(/, /uy);
  const what = isPension
    ? `pension${cursor.need(/(.*?) to pay the benefits due on my death/uy)[1]}`
    : (cursor.need(/(.+?)(?= to (?:⟦|those of my|each of)|, to be divided between )/uy)[1] ?? '');
  const isDivided = cursor.has(/, to be divided between /uy);
  if (!isDivided) cursor.need(/ to /uy);
  const levels = levelsIn(cursor, isPension);
  const isOneOfSeveral = what.startsWith('the sum of ') && isShared(levels[0]);
  const isInTotal = isDivided && what.endsWith(' in total');
  if (isOneOfSeveral && isInTotal === levels[0]?.isEach) cursor.fail('one sum, or one for each');
  if (onlyWithout) {
    cursor.need(/ If /uy);
    if (cursor.needMention().name !== onlyWithout.name) cursor.fail('two people of one condition');
    cursor.need(/ survives me, this clause gives nothing\./uy);
  }
  const isPaidOnceWithin = onlyWithout ? paidOnceWithin(cursor, onlyWithout, levels) : null;
  cursor.end();
  return {
    what,
    isFreeOfTax: tax?.[1] !== 'bearing its own inheritance tax',
    isFreeOfDebt: debt !== null && (debt[1] ? 'own part' : true),
    coversLaterHome: laterHome.test(what),
    isPaidOnceWithin,
    onlyWithout,
    levels,
  };
}

/** Reads the words that take off what a like gift in the other will pays to whoever takes this one. */
function paidOnceWithin(cursor: Cursor, spouse: Mention, levels: readonly LevelRead[]): number | null {
  if (!cursor.has(/ If (?=⟦\d+⟧ and I die within )/uy)) return null;
  if (!isSame(cursor.needMention(), spouse)) cursor.fail('another than the person of the condition');
  const days = cursor.need(/ and I die within (\d+) days? of each other and I am the elder of us, /uy)[1];
  if (cursor.has(/each of these sums is reduced by whatever the person who takes it receives/uy)) {
    if (!levels.some(({ isEach }) => isEach)) cursor.fail('each of one sum');
  } else {
    cursor.need(/this gift is reduced by whatever /uy);
    const who = cursor.has(/those who take it receive/uy) ? null : cursor.needMention();
    const beneficiaries = levels.flatMap((level) => level.beneficiaries);
    if (who && !(beneficiaries.length === 1 && beneficiaryNamed(beneficiaries, who))) cursor.fail('one of several');
    if (who) cursor.need(/ receives/uy);
  }
  cursor.need(/ by a like gift in /uy);
  if (!isSame(cursor.needMention(), spouse)) cursor.fail('another will than that of the person of the condition');
  cursor.need(/’s will\./uy);
  return Number(days);
}

const isShared = (level: LevelRead | undefined) =>
  level !== undefined && (level.beneficiaries.length > 1 || level.beneficiaries.some(({ who }) => isClass(who)));

function levelsIn(cursor: Cursor, isPension: boolean): LevelRead[] {
  const levels = [levelIn(cursor)];
  let hasWish = false;
  for (;;) {
    if (
      !hasWish &&
      cursor.has(/ If nobody takes (?:it|such a sum) in that way, I (?:give it|give one|ask for it to go) to /uy)
    )
      levels.push(levelIn(cursor));
    else if (
      isPension &&
      cursor.has(
        / This is a wish, which does not bind them\. If a sum under that plan does become payable to my estate, I give it, free of inheritance tax, to the same (?:people|organisations|people and organisations) in the same way\./uy,
      )
    )
      hasWish = true;
    else if (!hasCondition(cursor, levels)) break;
  }
  if (isPension && !hasWish) cursor.fail('a pension that is not asked for');
  return levels;
}

function levelIn(cursor: Cursor): LevelRead {
  const isEach = cursor.has(/(?=each of |⟦\d+⟧(?:,| and) each of )/uy);
  cursor.has(/each of (?=⟦)/uy);
  const beneficiaries = beneficiariesIn(cursor);
  cursor.has(/,? as beneficial tenants in common/uy);
  const shares = isEach ? null : (cursor.take(equally)?.[0] ?? null);
  cursor.need(/\./uy);
  const level = isEach ? eachLevel(beneficiaries) : levelOf(beneficiaries, shares, cursor);
  membersIn(cursor, level.beneficiaries);
  return level;
}

/** Sentences on waiting, on stand-ins and on dividing a thing: each belongs to the level of the people it names. */
function hasCondition(cursor: Cursor, levels: readonly LevelRead[]): boolean {
  if (
    cursor.has(
      / If they do not agree on how to divide it within three months of my death, my Trustees are to decide, or to sell it and share the money\./uy,
    )
  )
    return true;
  return hasWaiting(cursor, levels) || hasStandIns(cursor, levels);
}

const onReaching =
  / (?:takes|each take) only on reaching the age of (\d+); until then my Trustees are to [^.]+\.(?: Its insurance, repair and tax are paid from its own rent or price\.)?/uy;

function hasWaiting(cursor: Cursor, levels: readonly LevelRead[]): boolean {
  if (!cursor.has(/ (?=(?:⟦\d+⟧|[Aa] child of mine|, | and )+ (?:takes|each take) only on reaching)/uy)) return false;
  const waiting: (Mention | 'class')[] = [];
  do waiting.push(cursor.has(/[Aa] child of mine/uy) ? 'class' : cursor.needMention());
  while (cursor.has(/, (?=⟦|a child)| and (?=⟦|a child)/uy));
  const age = Number(cursor.need(onReaching)[1]);
  for (const who of waiting) {
    const beneficiaries = levels.flatMap((level) => level.beneficiaries);
    const beneficiary = who === 'class' ? beneficiaries.find(isChildren) : beneficiaryNamed(beneficiaries, who);
    if (!beneficiary) return cursor.fail('one who waits and takes nothing');
    if (who === 'class' && beneficiary.age !== age) cursor.fail('two ages for one class');
    beneficiary.age = age;
  }
  return true;
}

const replacement =
  / does not take (?:it|a share|such a sum), (?:I give (?:it|what (?:that person|⟦\d+⟧) would have taken) to (?:that person|⟦\d+⟧)’s stand-ins\.|(?:that person|⟦\d+⟧)’s own children do not take in that place: section 33 of the Wills Act 1837 does not apply to this gift\.)/uy;

function hasStandIns(cursor: Cursor, levels: readonly LevelRead[]): boolean {
  const isFirst = cursor.has(/ If (?=(?:⟦|a child of mine)[^.]* does not take )/uy);
  if (!isFirst && !cursor.has(/ Where it would have gone to /uy)) return false;
  const replaced = replacedIn(cursor);
  if (!isFirst) cursor.need(/, who/uy);
  const [said = ''] = cursor.need(replacement);
  const beneficiaries = levels.flatMap((level) => level.beneficiaries);
  const [named] = replaced.people;
  const beneficiary = named ? beneficiaryNamed(beneficiaries, named) : beneficiaries.find(isChildren);
  const level = levels.find((one) => beneficiary !== undefined && one.beneficiaries.includes(beneficiary));
  if (!level) return cursor.fail('stand-ins of one who takes nothing');
  if (isFirst !== (level === levels[0])) cursor.fail('stand-ins who take while an earlier level does');
  if (said.includes('stand-ins')) level.standIns = joined(level.standIns, replaced);
  return true;
}

const isChildren = ({ who }: BeneficiaryRead) => isClass(who) && who.of === 'children';

const joined = (a: StandInsRead, b: StandInsRead): StandInsRead => ({
  people: [...a.people, ...b.people],
  children: a.children ?? b.children,
});
