import {
  detailsAsked,
  type GiftType,
  hasRemainder,
  isPassedOn,
  mainDetail,
} from '@plainwill/contracts/will-data/questions/gift-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { type AnswerField, answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { plural, sentenceEnd } from '../../wording/phrases.ts';
import { spellOutMoney } from '../../wording/spell-out-money.ts';
import { blank, listOf, type Word, wording } from '../../wording/wording.ts';
import { type Gift, hasSubject, isSum } from '../model/gifts-of.ts';
import type { Level } from '../model/level.ts';
import { isPaidOnce, isReplaced, type Will } from '../model/will.ts';
import { isOrganisation, type Person } from '../people/person.ts';
import {
  beneficiaryWording,
  childrenIn,
  classSentences,
  eachBeneficiaryWording,
  isSubstituted,
  onReaching,
  sharersIn,
  takesAlone,
  waitingIn,
  whoeverFails,
} from './beneficiaries.ts';
import type { ClauseRule } from './clause-rule.ts';
import { freeOfDebt, homeGiven, isShareOfHome } from './home-wording.ts';
import { again, type Mention } from './mention.ts';

const policy = ({ provider, policyNumber }: Pick<Gift, 'provider' | 'policyNumber'>) =>
  `${provider && ` with ${provider}`}${policyNumber && ` (number ${policyNumber})`}`;

const free = 'free of inheritance tax, ';
const ownTax = 'bearing its own inheritance tax, ';

type Given = Pick<Will, 'home'>;

const partOfLand =
  /^(?:(?:my|the|a|an|one)\s+)*(?:\S+\s+)?(?:half|third|quarter|share|part|interest)\b|^our\s|^[^,]*(?:%|\bper cent\b)/iu;

/** Says whether land is given of which somebody else owns a part. */
const isShareOfLand = ({ isHome, item }: Gift, { home }: Given) =>
  (isHome && isShareOfHome(home)) || partOfLand.test(item);

/** Who bears the tax, and, of land, a debt charged on it. */
function terms(gift: Gift, will: Given): string {
  const tax = gift.taxBorneBy === 'recipient' ? ownTax : free;
  if (gift.kind !== 'land' || gift.mortgage !== 'paid_by_residue') return tax;
  return `${tax.replace(/, $/u, '')} and ${freeOfDebt(isShareOfLand(gift, will))}, `;
}

/** A sentence goes on after words with a clause of their own. */
const closed = (item: string) => (/[.;]\s|,\s(?:which|who|whose|where)\s[^,]*$/u.test(item) ? `${item},` : item);

/** The thing as it is named; of the home also what stands for it after a move. */
function givenItem(gift: Gift, { home }: Given): string {
  if (!gift.isHome) return closed(gift.printed);
  const { printed: words, coversLaterHome } = gift;
  return `${homeGiven(home, { words, coversLaterHome })}${coversLaterHome ? ',' : ''}`;
}

/** The sentence that gives, up to those who take. */
function giving(gift: Gift, isShared: boolean, will: Given): Word[] {
  const give = `I give, ${terms(gift, will)}`;
  switch (gift.type) {
    case 'specific_item':
      return wording`${give}${givenItem(gift, will)} to `;
    case 'cash_gift': {
      const sum = spellOutMoney(gift.cash);
      return isShared && !gift.isEach
        ? wording`${give}the sum of ${sum} in total, to be divided between `
        : wording`${give}the sum of ${sum} to `;
    }
    case 'life_insurance':
      // Only what is payable to the estate is the testator's to give: a policy in trust is not.
      return wording`${give}all sums payable to my estate under my life insurance policy${policy(gift)} to `;
    case 'forgiven_debt':
      return wording`I release, ${free}`;
    case 'pension_plan':
      return wording`I ask those who run my pension plan${policy(gift)} to pay the benefits due on my death to `;
  }
}

/** A gift that is made only where the other of a couple has died. */
function ifSpouseFails(gift: Gift, will: Pick<Will, 'spouse' | 'survivorship'>, mention: Mention, sentence: Word[]) {
  const { spouse } = will;
  if (!gift.onlyIfSpouseFails || !spouse) return sentence;
  return wording`If ${mention(spouse)} does not survive me, ${sentence} If ${again(spouse)} survives me, this clause gives nothing.${paidOnce(gift, spouse, will)}`;
}

/**
 * Where two die within the days that each must survive the other, the condition is met in both wills, and without these
 * words both would pay (Jump v Lister [2016] EWHC 2160 (Ch)). Only the elder's will gives way, as in the Law of Property
 * Act 1925 s.184, for two wills that both gave way would wait for each other. A thing is owned by one of them, so nobody
 * gets it twice.
 */
function paidOnce(gift: Gift, spouse: Person, { survivorship }: Pick<Will, 'survivorship'>): Word[] {
  if (!isPaidOnce(gift, survivorship)) return [];
  const { days } = survivorship;
  const together = wording`If ${again(spouse)} and I die within ${String(days)} ${plural(days, 'day', 'days')} of each other and I am the elder of us`;
  const isEach = gift.isEach && !gift.levels.every(takesAlone);
  return wording` ${together}, ${isEach ? 'each of these sums' : 'this gift'} is reduced by whatever ${receipt(gift, isEach)} by a like gift in ${again(spouse)}’s will.`;
}

/** `Robert Finch receives`, by name where one person alone can take. */
function receipt({ levels }: Gift, isEach: boolean): Word[] {
  if (isEach) return wording`the person who takes it receives`;
  const [first, ...others] = levels.flat();
  const isAlone = first && others.length === 0 && !first.person.class && !isSubstituted(first);
  return isAlone ? wording`${again(first.person)} receives` : wording`those who take it receive`;
}

/** One gift: who takes it, and, if nobody so far does, who takes it next. */
export function giftClause(gift: Gift): ClauseRule {
  return {
    id: `gifts.gift-${gift.id}`,
    write: (will, mention) => ({
      runs: ifSpouseFails(gift, will, mention, sentenceOf(gift, mention, will)),
      ...aboutGift(gift, will),
    }),
  };
}

function aboutGift(gift: Gift, { survivorship }: Pick<Will, 'survivorship'>) {
  const { explanation, source } = kinds[gift.type];
  const answers = [answersIn('gifts', fieldsOf(gift), gift.id)];
  if (!isPaidOnce(gift, survivorship)) return { explanation: `${explanation}${afterwards(gift)}`, source, answers };
  return {
    explanation: `${explanation}${afterwards(gift)} The last sentence keeps two wills alike from paying it twice if you both die close together.`,
    source: `${source}; Jump v Lister [2016] EWHC 2160 (Ch)`,
    answers: [...answers, answersIn('settings', ['survivorshipDays', 'spouseSurvivorship'])],
  };
}

function sentenceOf(gift: Gift, mention: Mention, will: Given): Word[] {
  if (gift.type === 'pension_plan') return pension(gift, mention, will);
  return gift.type === 'forgiven_debt' ? release(gift, mention, will) : levelByLevel(gift, mention, will);
}

/** Releases each debtor who survives; the debt of one who does not is still part of the estate. */
function release(gift: Gift, mention: Mention, will: Given): Word[] {
  const debtors = gift.levels.flat().map(({ person }) => person);
  const [only, ...others] = debtors;
  const released = listOf(debtors.map((debtor) => mention(debtor)));
  const owed = wording`${only && others.length === 0 ? again(only) : 'each of them'} owes me when I die`;
  const most = gift.debtLimit === null ? '' : `up to ${spellOutMoney(gift.debtLimit)} of `;
  const which = gift.debt === '' ? '' : ` This clause releases only this debt: ${sentenceEnd(gift.debt)}`;
  return wording`${giving(gift, false, will)}${released} from ${most}what ${owed}, ${gift.debtLimit === null ? 'with interest' : 'interest included'}.${which}`;
}

const levelByLevel = (gift: Gift, mention: Mention, will: Given): Word[] =>
  gift.levels.flatMap((level, at) => [...given(gift, level, at, mention, will), ...conditions(gift, level, at)]);

/** A gift of which it is not known yet what is given, or to whom. */
export const unfinishedGift = (gift: Gift): ClauseRule => ({
  id: `gifts.gift-${gift.id}`,
  write: (will, mention) => {
    const subject = hasSubject(gift)
      ? giving(gift, false, will)
      : wording`I give, free of inheritance tax, ${blank(answerAt('gifts', mainDetail(gift.type), gift.id))} to `;
    const [level] = gift.levels;
    const beneficiaries = level
      ? listOf(level.map((beneficiary) => beneficiaryWording(beneficiary, mention)))
      : [blank(answerAt('gifts', 'recipients', gift.id))];
    const owed = gift.type === 'forgiven_debt' ? ' from what is owed to me when I die' : '';
    return {
      runs: wording`${subject}${beneficiaries}${owed}.`,
      explanation: 'This gift is not complete yet. Finish it in Specific Gifts.',
      source: kinds[gift.type].source,
      answers: [answersIn('gifts', fieldsOf(gift), gift.id)],
    };
  },
});

function kindOfBeneficiaries({ levels }: Gift): string {
  const areBodies = new Set(levels.flat().map(({ person }) => isOrganisation(person)));
  if (!areBodies.has(true)) return 'people';
  return areBodies.has(false) ? 'people and organisations' : 'organisations';
}

/** A scheme can only be asked; the will gives what the scheme pays to the estate after all. */
const pension = (gift: Gift, mention: Mention, will: Given): Word[] => [
  ...gift.levels.flatMap((level, at) => given(gift, level, at, mention, will)),
  ...wording` This is a wish, which does not bind them. If a sum under that plan does become payable to my estate, I give it, free of inheritance tax, to the same ${kindOfBeneficiaries(gift)} in the same way.`,
  ...gift.levels.flatMap((level, at) => conditions(gift, level, at)),
];

function given(gift: Gift, level: Level, at: number, mention: Mention, will: Given): Word[] {
  if (gift.isEach) return givenToEach(gift, level, at, mention, will);
  const people = sharersIn(level, mention, gift.kind === 'land' ? ' as beneficial tenants in common' : '');
  const sentences = classSentences(level, mention);
  if (at === 0) return wording`${giving(gift, !takesAlone(level), will)}${people}.${sentences}`;
  const give = gift.type === 'pension_plan' ? 'I ask for it to go' : 'I give it';
  return wording` If nobody takes it in that way, ${give} to ${people}.${sentences}`;
}

/** A sum for each who takes, however many there are. */
function givenToEach(gift: Gift, level: Level, at: number, mention: Mention, will: Given): Word[] {
  // "Each of" is said of the people once, and of a class in its own words.
  const byName = level.filter(({ person }) => !person.class);
  const inOrder = [...byName, ...level.filter(({ person }) => person.class)];
  const beneficiaries = listOf(inOrder.map((beneficiary) => eachBeneficiaryWording(beneficiary, mention)));
  const each = byName.length > 1 ? wording`each of ${beneficiaries}` : beneficiaries;
  const sentences = classSentences(level, mention);
  return at === 0
    ? wording`${giving(gift, true, will)}${each}.${sentences}`
    : wording` If nobody takes such a sum in that way, I give one to ${each}.${sentences}`;
}

const conditions = (gift: Gift, level: Level, at: number): Word[] => [
  ...division(gift, level),
  ...waiting(gift, level),
  ...standingIn(gift, level, at),
];

/** What can be divided and kept safe. */
const isThing = ({ kind }: Gift) => kind === 'thing' || kind === 'vague';

const division = (gift: Gift, level: Level): Word[] =>
  isThing(gift) && !takesAlone(level)
    ? wording` If they do not agree on how to divide it within three months of my death, my Trustees are to decide, or to sell it and share the money.`
    : [];

function waiting(gift: Gift, level: Level): Word[] {
  const { waiting, age } = waitingIn(level);
  if (age === null) return [];
  const until = wording` ${onReaching(waiting, age)}; until then my Trustees`;
  if (gift.kind === 'land')
    return wording`${until} are to hold it, and may let, keep, insure, mortgage or sell it. Its insurance, repair and tax are paid from its own rent or price.`;
  if (isThing(gift) || gift.kind === 'animal')
    return wording`${until} are to keep it safe, or to let a parent or guardian keep it.`;
  // A sum that depends on an age above 18 earns nothing for the child unless the will says so (Trustee Act 1925 s.31).
  if (isSum(gift) && age > inheritanceAge.default) return wording`${until} are to set ${setAside(gift, level)}.`;
  return wording`${until} are to hold it.`;
}

/** The sum, or of one that is divided the shares of those who wait. */
function setAside({ isEach }: Gift, level: Level): string {
  const { waiting } = waitingIn(level);
  if (takesAlone(level) || isEach) return 'the sum aside, and it carries the income that it earns';
  return waiting.length === 1
    ? 'that share aside, and it carries the income that it earns'
    : 'their shares aside, and they carry the income that they earn';
}

/** Later levels speak of their own children only while they are the ones to take. */
const whereItFails = (at: number, names: Word[], share: string): Word[] =>
  at === 0
    ? wording` If ${names} does not take ${share}`
    : wording` Where it would have gone to ${names}, who does not take ${share}`;

function standingIn(gift: Gift, level: Level, at: number): Word[] {
  const children = level.filter(isSubstituted);
  const replaced = children.filter(({ person }) => isReplaced(person, gift));
  const alone = children.filter((child) => !replaced.includes(child));
  const isShared = !takesAlone(level);
  const share = gift.isEach ? 'such a sum' : isShared ? 'a share' : 'it';
  const given = isShared ? wording`what ${whoeverFails(replaced)} would have taken` : wording`it`;
  return [
    ...(replaced.length > 0
      ? wording`${whereItFails(at, childrenIn(replaced), share)}, I give ${given} to ${whoeverFails(replaced)}’s stand-ins.`
      : []),
    ...(alone.length > 0
      ? wording`${whereItFails(at, childrenIn(alone), share)}, ${whoeverFails(alone)}’s own children do not take in that place: section 33 of the Wills Act 1837 does not apply to this gift.`
      : []),
  ];
}

const afterwards = ({ levels }: Gift) => (levels.length > 1 ? ` You also chose who comes next.` : '');

/** What it gives, who takes it, and, where a child may, when and who stands in. */
function fieldsOf({ type, levels }: Gift): AnswerField<'gifts'>[] {
  const hasChild = levels.flat().some(({ person }) => person.kind === 'child' || person.class?.of === 'children');
  return [
    // About how much a policy pays is not printed.
    ...detailsAsked(type).filter((detail) => detail !== 'policyAmount'),
    'recipients',
    ...(hasRemainder(type) ? (['remainderRecipients'] as const) : []),
    ...(hasChild && isPassedOn(type) ? (['childrenAccessAge', 'grandchildrenInherit'] as const) : []),
    ...(type === 'cash_gift' ? (['amountEach'] as const) : []),
    ...(type === 'pension_plan' || !isPassedOn(type) ? [] : (['taxBorneBy', 'onlyIfSpouseFails'] as const)),
    ...(type === 'specific_item' ? (['mortgage', 'onlyThisHome'] as const) : []),
  ];
}

const kinds: Record<GiftType, { explanation: string; source: string }> = {
  specific_item: {
    explanation:
      'You chose in Specific Gifts who is to have this. It goes to them before the rest of your estate is shared.',
    source: 'Wills Act 1837 ss.24 and 33; Administration of Estates Act 1925 s.35; Inheritance Tax Act 1984 s.211',
  },
  cash_gift: {
    explanation: 'This sum comes from Specific Gifts. It is paid before the rest of your estate is shared.',
    source:
      'Administration of Estates Act 1925 s.34(3) and Schedule 1 Part II; Trustee Act 1925 s.31; Wills Act 1837 s.33',
  },
  life_insurance: {
    explanation:
      'A policy that pays your estate is yours to give. One that is written in trust pays outside your will, and this does not touch it.',
    source: 'Married Women’s Property Act 1882 s.11; Wills Act 1837 s.33',
  },
  forgiven_debt: {
    explanation:
      'You chose in Specific Gifts to let this debt go. Whoever owes it need not pay it back once you have died. If they die before you, it is still owed to your estate.',
    source: 'Administration of Estates Act 1925 ss.21A and 34(3); Inheritance Tax Act 1984 s.211; Wills Act 1837 s.33',
  },
  pension_plan: {
    explanation:
      'A pension usually does not pass under a will: the scheme decides. This tells the scheme your wish, and catches what it pays to your estate. Fill in the scheme’s own form too.',
    source: 'Scheme rules and the Pensions Act 1995; Wills Act 1837 s.33',
  },
};
