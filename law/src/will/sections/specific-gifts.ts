import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { clause, itemsOf, type Word, wording } from '../../wording/wording.ts';
import { type Gift, giftsByOrder, isItem } from '../model/gifts-of.ts';
import type { Will } from '../model/will.ts';
import { isOrganisation } from '../people/person.ts';
import { hasShares } from './beneficiaries.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { giftClause, unfinishedGift } from './gift-clause.ts';
import { homeTrust } from './home-trust.ts';
import { again } from './mention.ts';
import {
  belongings,
  charityTenth,
  digitalFiles,
  guardianSum,
  homeGiftReference,
  petClause,
} from './provision-gifts.ts';
import { allGifts } from './sources.ts';

// A will can neither give nor split a joint tenancy: the survivor owns the home.
const jointHome: ClauseRule = {
  id: 'gifts.joint-home',
  when: ({ home, spouse }) => home.tenancy === 'joint-tenants' && spouse !== null,
  write: (will, mention) => {
    const { address, coOwner } = will.home;
    const where = address ? ` at ${address}` : '';
    const named = coOwner ? mention(coOwner) : wording`my co-owner`;
    const then = coOwner ? again(coOwner) : wording`my co-owner`;
    const given = homeGiftReference(will.gifts.find(({ isHome }) => isHome)?.id, will.homeTrust !== null);
    return {
      runs: wording`I own my home${where} as a joint tenant with ${named}. On my death it passes to ${then} by survivorship if ${then} is then living, so this will gives nobody that home. If any share of it does belong to my estate, that share ${given ? wording`passes under ${given}` : wording`is part of ${rest(will)}`}.`,
      explanation:
        'A home owned as joint tenants goes to the other owner automatically, whatever a will says. This records it, so that no one looks for your home among your gifts. It comes from Home Details.',
      source: 'Law of Property Act 1925 ss.27 and 36(2)',
      answers: [answersIn('homeDetails', ['homeOwnership', 'tenancyType', 'coOwnerId', 'line1'])],
    };
  },
};

const rest = ({ levels }: Pick<Will, 'levels'>) =>
  levels.length > 0 ? 'my Residuary Estate' : 'the rest of my estate';

/** Everything given here to people or bodies, level by level. */
const levelsGiven = ({ gifts, homeTrust, belongings, digitalAssets }: Will) => [
  ...(homeTrust?.thenTo ?? []),
  ...gifts.flatMap(({ levels }) => levels),
  ...(belongings?.levels ?? []),
  ...(digitalAssets?.levels ?? []),
];

const isGiving = (will: Will) => levelsGiven(will).length > 0 || will.pets.length > 0;

function ruleItems(will: Will): Word[][] {
  const { gifts, belongings, homeTrust, hasStandIns } = will;
  const levels = levelsGiven(will);
  const hasDebt = gifts.some(({ type }) => !isPassedOn(type));
  const isShared = levels.length > gifts.filter(({ type }) => !isPassedOn(type)).length;
  const hasBody = levels.flat().some(({ person }) => isOrganisation(person));
  const proportion = levels.some(hasShares)
    ? ', or, where the shares are not equal, in the proportions that they bear to one another'
    : '';
  const residue = rest(will);
  const hasLand = homeTrust !== null || gifts.some(({ kind }) => kind === 'land');
  const hasFreed = homeTrust?.mortgage === 'paid_by_residue' || gifts.some(isFreed);
  return [
    wording`a person must survive me to take${hasDebt ? ', or to be released from a debt' : ''}${hasBody ? ', which does not concern a charity or another organisation' : ''}${hasStandIns ? wording` (stand-ins take as clause ${clause('declaration.meanings')} says)` : []}`,
    ...(isShared
      ? [
          wording`where several take together and nobody takes the share of one of them, that share is added in equal parts to the shares that are taken${proportion}`,
        ]
      : []),
    wording`what nobody takes is part of ${residue}`,
    ...(gifts.some((gift) => isItem(gift) || gift.type === 'life_insurance')
      ? [
          wording`only what I own when I die is given, and nothing takes the place of what I no longer own${gifts.some(({ coversLaterHome }) => coversLaterHome) ? ', unless the gift of my home says otherwise' : ''}`,
        ]
      : []),
    ...(gifts.some(isItem) || belongings
      ? [
          wording`a thing is taken with any debt charged on it${hasFreed ? ', unless the gift of it says otherwise' : ''}, but the cost of keeping, insuring and delivering it${hasLand ? ', unless it is land,' : ''} is paid from ${residue}`,
        ]
      : []),
    wording`inheritance tax on a gift made free of it is paid from ${residue}${gifts.some(({ taxBorneBy }) => taxBorneBy === 'recipient') ? ', and on a gift that bears its own tax it is paid from that gift or by whoever takes it' : ''}`,
  ];
}

const isFreed = ({ kind, mortgage }: Gift) => kind === 'land' && mortgage === 'paid_by_residue';

const rules: ClauseRule = {
  id: 'gifts.rules',
  when: isGiving,
  write: (will) => ({
    runs: wording`These rules apply to every gift in this section:`,
    items: itemsOf(ruleItems(will)),
    explanation:
      'These few rules spare every gift from repeating them. They say what happens if someone has died, if you no longer own a thing, and who bears tax and costs.',
    source: 'Wills Act 1837 s.24; Administration of Estates Act 1925 s.35; Inheritance Tax Act 1984 ss.92 and 211',
    answers: [allGifts],
  }),
};

const section33: ClauseRule = {
  id: 'gifts.section33',
  when: isGiving,
  write: () => ({
    runs: wording`What this section says about a gift that fails takes the place of section 33 of the Wills Act 1837, which does not apply to any gift in this section.`,
    explanation:
      'An old law decides for some families who takes the gift of a child who has died, and courts have read it in different ways. Your will says itself what happens.',
    source: 'Wills Act 1837 s.33',
    answers: [allGifts],
  }),
};

export const specificGifts: SectionRule = {
  key: 'gifts',
  heading: 'SPECIFIC GIFTS',
  clauses: ({ gifts, unfinishedGifts, pets, isDraft }) => {
    const { items, sums, others } = giftsByOrder(gifts);
    return [
      jointHome,
      homeTrust,
      ...items.map(giftClause),
      belongings,
      digitalFiles,
      ...pets.map(petClause),
      ...sums.map(giftClause),
      guardianSum,
      charityTenth,
      ...others.map(giftClause),
      ...(isDraft ? unfinishedGifts.map(unfinishedGift) : []),
      rules,
      section33,
    ];
  },
};
