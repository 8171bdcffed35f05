import { detailsAsked, hasRemainder, mainDetail } from '@plainwill/contracts/will-data/questions/gift-questions';
import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import { type AnswerField, answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { moneyInWords } from '../language/money-in-words.ts';
import { tidy } from '../language/phrases.ts';
import { blank, listOf, type Word, words } from '../language/words.ts';
import { type Gift, hasSubject, isSum } from '../model/gifts-of.ts';
import { type Level, peopleOf } from '../model/level.ts';
import type { ClauseRule } from './clause-rule.ts';
import type { Mention } from './mention.ts';
import { namesOf, onReaching, standIns, waitingIn } from './takers.ts';

const determiner =
  /^(?:all|any|a|an|both|each|every|everything|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|some|whatever|whichever|his|her|their)\b/iu;
/** A sum, a number that is no year, or what is somebody else's by name. */
const figureOrOwner = /^(?:£|(?!(?:19|20)\d\d\s)\d|\p{Lu}[\p{L}-]*['’]s\s)/u;
/** It says itself whose it is. */
const ofMine = /^the\s(?:.*\sof\smy\s|contents\sof\s)/iu;

/** A thing as a gift names it, with one "my" however it was typed. */
function itemText(typed: string): string {
  const text = tidy(typed);
  if (ofMine.test(text)) return withSmallFirst(text);
  const item = text.replace(/^(?:(?:my|the)\s+)+/i, '');
  if (/^our\s/i.test(item)) return `my share of our ${item.replace(/^our\s+/i, '')}`;
  if (determiner.test(item)) return withSmallFirst(item);
  return figureOrOwner.test(item) ? item : `my ${item}`;
}

const withSmallFirst = (text: string) => text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1);

const policy = ({ provider, policyNumber }: Pick<Gift, 'provider' | 'policyNumber'>) =>
  `${provider && ` with ${provider}`}${policyNumber && ` (number ${policyNumber})`}`;

/** The sentence that gives, up to those who take. */
function giving(gift: Gift, isShared: boolean): Word[] {
  const give = 'I give, free of inheritance tax, ';
  switch (gift.type) {
    case 'specific_item':
      return words`${give}${itemText(gift.item)} to `;
    case 'cash_gift': {
      const sum = moneyInWords(gift.cash);
      return isShared
        ? words`${give}the sum of ${sum} in total, to be divided equally between `
        : words`${give}the sum of ${sum} to `;
    }
    case 'life_insurance':
      // Only what is payable to the estate is the testator's to give: a policy in trust is not.
      return words`${give}all sums payable to my estate under my life insurance policy${policy(gift)} to `;
    case 'pension_plan':
      return words`I ask those who run my pension plan${policy(gift)} to pay the benefits due on my death to `;
  }
}

/** One gift: who takes it, and, if nobody so far does, who takes it next. */
export function giftClause(gift: Gift): ClauseRule {
  return {
    id: `gifts.gift-${gift.id}`,
    write: (_will, mention) => ({
      runs:
        gift.type === 'pension_plan'
          ? pension(gift, mention)
          : gift.levels.flatMap((level, at) => [...given(gift, level, at, mention), ...conditions(gift, level)]),
      explanation: `${kinds[gift.type].explanation}${afterwards(gift)}`,
      source: kinds[gift.type].source,
      answers: [answersIn('gifts', fieldsOf(gift), gift.id)],
    }),
  };
}

/** A gift of which it is not known yet what is given, or to whom. */
export const unfinishedGift = (gift: Gift): ClauseRule => ({
  id: `gifts.gift-${gift.id}`,
  write: (_will, mention) => {
    const subject = hasSubject(gift)
      ? giving(gift, false)
      : words`I give, free of inheritance tax, ${blank(answerAt('gifts', mainDetail(gift.type), gift.id))} to `;
    const [level] = gift.levels;
    const takers = level
      ? listOf(peopleOf(level).map((person) => mention(person)))
      : [blank(answerAt('gifts', 'recipients', gift.id))];
    return {
      runs: words`${subject}${takers}.`,
      explanation: 'This gift is not complete yet. Finish it in Specific Gifts.',
      source: kinds[gift.type].source,
      answers: [answersIn('gifts', fieldsOf(gift), gift.id)],
    };
  },
});

/** A scheme can only be asked; the will gives what the scheme pays to the estate after all. */
const pension = (gift: Gift, mention: Mention): Word[] => [
  ...gift.levels.flatMap((level, at) => given(gift, level, at, mention)),
  ...words` This is a wish, which does not bind them. If a sum under that plan does become payable to my estate, I give it, free of inheritance tax, to the same people in the same way.`,
  ...gift.levels.flatMap((level) => conditions(gift, level)),
];

function given(gift: Gift, level: Level, at: number, mention: Mention): Word[] {
  const people = listOf(peopleOf(level).map((person) => mention(person)));
  const isShared = level.length > 1;
  const shares = isShared ? ' in equal shares' : '';
  if (at === 0) return words`${giving(gift, isShared)}${people}${isSum(gift) ? '' : shares}.`;
  const give = gift.type === 'pension_plan' ? 'I ask for it to go' : 'I give it';
  return words` If nobody takes it in that way, ${give} to ${people}${shares}.`;
}

const conditions = (gift: Gift, level: Level): Word[] => [
  ...division(gift, level),
  ...waiting(gift, level),
  ...standingIn(gift, level),
];

/** What can be divided and kept safe. */
const isThing = ({ kind }: Gift) => kind === 'thing' || kind === 'vague';

const division = (gift: Gift, level: Level): Word[] =>
  isThing(gift) && level.length > 1
    ? words` If they do not agree on how to divide it within three months of my death, my Trustees are to decide, or to sell it and share the money.`
    : [];

function waiting(gift: Gift, level: Level): Word[] {
  const { waiting, age } = waitingIn(level);
  if (age === null) return [];
  const until = words` ${onReaching(waiting, age)}; until then my Trustees`;
  if (gift.kind === 'land')
    return words`${until} are to hold it, and may let, keep, insure, mortgage or sell it. Its insurance, repair and tax are paid from its own rent or price.`;
  if (isThing(gift) || gift.kind === 'animal')
    return words`${until} are to keep it safe, or to let a parent or guardian keep it.`;
  // A sum that depends on an age above 18 earns nothing for the child unless the will says so (Trustee Act 1925 s.31).
  if (isSum(gift) && age > inheritanceAge.default)
    return words`${until} are to set the sum aside, and it carries the income that it earns.`;
  return words`${until} are to hold it.`;
}

function standingIn({ grandchildrenTake }: Gift, level: Level): Word[] {
  const children = level.filter(({ person }) => person.isChild);
  // The question is asked only of those stored as children; of the others the law would let their children take.
  const replaced = children.filter(({ person }) => grandchildrenTake || person.kind !== 'child');
  const alone = children.filter((child) => !replaced.includes(child));
  const share = level.length > 1 ? 'a share' : 'it';
  const given = level.length > 1 ? 'that share' : 'it';
  return [
    ...(replaced.length > 0
      ? words` If ${namesOf(replaced, 'or')} does not take ${share}, I give ${given} to ${standIns}.`
      : []),
    ...(alone.length > 0
      ? words` If ${namesOf(alone, 'or')} does not take ${share}, that person’s own children do not take in that place: section 33 of the Wills Act 1837 does not apply to this gift.`
      : []),
  ];
}

const afterwards = ({ levels }: Gift) => (levels.length > 1 ? ` You also chose who comes next.` : '');

/** What it gives, who takes it, and, where a child may, when and who stands in. */
function fieldsOf({ type, levels }: Gift): AnswerField<'gifts'>[] {
  const hasChild = levels.flat().some(({ person }) => person.kind === 'child');
  return [
    // About how much a policy pays is not printed.
    ...detailsAsked[type].filter((detail) => detail !== 'policyAmount'),
    'recipients',
    ...(hasRemainder(type) ? (['remainderRecipients'] as const) : []),
    ...(hasChild ? (['childrenAccessAge', 'grandchildrenInherit'] as const) : []),
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
  pension_plan: {
    explanation:
      'A pension usually does not pass under a will: the scheme decides. This tells the scheme your wish, and catches what it pays to your estate. Fill in the scheme’s own form too.',
    source: 'Scheme rules and the Pensions Act 1995; Wills Act 1837 s.33',
  },
};
