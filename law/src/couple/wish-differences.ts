import type { CoupleDifference } from '@plainwill/contracts/will-data/couple/couple-offers';
import type {
  CoupleView,
  Named,
  SharedExecutor,
  SharedGift,
  SharedGuardians,
  SharedShare,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { matchedGifts, matchedGuardians } from './alike.ts';
import {
  executorsText,
  giftName,
  guardiansText,
  levelsOf,
  namesText,
  ownWishes,
  partnersWishes,
  residueText,
} from './wish-texts.ts';

/** Tells where the wishes of two people differ, as far as both have told them. Naming one another is the same wish. */
export function wishDifferences(mine: CoupleView, theirs: CoupleView, partner: string): CoupleDifference[] {
  const [own, other] = [mine.wishes.self, theirs.wishes.partner];
  if (!own || !other) return [];
  return [
    ...aboutExecutors(own.executors ?? [], other.executors ?? [], partner),
    ...matchedGuardians(own.guardians ?? [], other.guardians ?? []).pairs.flatMap(([here, there]) =>
      aboutGuardians(here, there, partner),
    ),
    ...aboutResidue(own.residue ?? [], other.residue ?? [], partner),
    ...matchedGifts(own.gifts ?? [], other.gifts ?? [], isToSame).pairs.flatMap(([here, there]) =>
      here.giftType === 'cash_gift' ? aboutSums(here, there, partner) : aboutItem(here, there, partner),
    ),
  ];
}

/** The same text for whoever is the same from either side. */
const tokenOf = ({ is, key, firstName, lastName }: Named) => {
  if (is === 'spouse') return 'the other';
  if (is === 'class') return key;
  return [firstName, lastName].map((part) => part.normalize('NFC').trim().toLocaleLowerCase('en-GB')).join(' ');
};

const tokensOf = (people: readonly Named[]) =>
  people
    .map(tokenOf)
    .toSorted((a, b) => a.localeCompare(b, 'en-GB'))
    .join('\n');

function aboutExecutors(
  mine: readonly SharedExecutor[],
  theirs: readonly SharedExecutor[],
  partner: string,
): CoupleDifference[] {
  const tokens = (executors: readonly SharedExecutor[]) =>
    executors.map(({ who, role }) => `${role} ${tokenOf(who)}`).toSorted();
  if (mine.length === 0 || theirs.length === 0 || tokens(mine).join('\n') === tokens(theirs).join('\n')) return [];
  const own = executorsText(mine, ownWishes(partner));
  const other = executorsText(theirs, partnersWishes(partner));
  return [
    {
      fact: 'executors',
      sentence: `Your ${mine.length === 1 ? 'executor is' : 'executors are'} ${own}. ${partner} has named ${other}.`,
      matters: false,
    },
  ];
}

/** Those who act first once both parents have died. */
function afterBoth({ first, backups, groups }: SharedGuardians): readonly Named[] {
  const others = first.filter(({ is }) => is !== 'spouse');
  if (others.length > 0) return others;
  return backups.length > 0 ? backups.slice(0, 1) : (groups[0]?.members ?? []);
}

function aboutGuardians(mine: SharedGuardians, theirs: SharedGuardians, partner: string): CoupleDifference[] {
  const { firstName } = mine.child;
  const [own, other] = [afterBoth(mine), afterBoth(theirs)];
  if (own.length > 0 && other.length > 0 && tokensOf(own) !== tokensOf(other))
    return [
      {
        fact: 'guardians',
        sentence: `For ${firstName}, you have named ${namesText(own, ownWishes(partner))} as guardian. ${partner} has named ${namesText(other, partnersWishes(partner))}. If you both die, they would have to act together.`,
        matters: true,
      },
    ];
  const order = ({ first, backups, groups }: SharedGuardians) =>
    [tokensOf(first), ...backups.map(tokenOf), ...groups.map(({ members }) => tokensOf(members))].join('\n\n');
  if (order(mine) === order(theirs)) return [];
  return [
    {
      fact: 'guardians',
      sentence: `For ${firstName}, your guardians are ${guardiansText(mine, ownWishes(partner))}. ${partner} has named ${guardiansText(theirs, partnersWishes(partner))}.`,
      matters: false,
    },
  ];
}

function aboutResidue(
  mine: readonly SharedShare[],
  theirs: readonly SharedShare[],
  partner: string,
): CoupleDifference[] {
  if (mine.length === 0 || theirs.length === 0) return [];
  const tokens = (level: readonly SharedShare[]) =>
    level
      .map(({ who, shareBasisPoints }) => `${tokenOf(who)} ${shareBasisPoints}`)
      .toSorted()
      .join('\n');
  const [own, other] = [levelsOf(mine).map(tokens), levelsOf(theirs).map(tokens)];
  if (own.join('\n\n') === other.join('\n\n')) return [];
  const isLater = own.slice(1).join('\n\n') !== other.slice(1).join('\n\n');
  const sentence = `You leave the rest to ${residueText(mine, ownWishes(partner))}. ${partner} leaves it to ${residueText(theirs, partnersWishes(partner))}.`;
  return [
    {
      fact: 'residue',
      sentence: isLater ? `${sentence} The will of whoever dies second decides.` : sentence,
      matters: true,
    },
  ];
}

const namesIn = ({ to }: SharedGift) => tokensOf(to.map(({ who }) => who));
const isToSame = (a: SharedGift, b: SharedGift) => namesIn(a) === namesIn(b);

/** The same text for what goes to the same people in the same order and shares. */
const orderIn = ({ to }: SharedGift) =>
  levelsOf(to)
    .map((level) =>
      level
        .map(({ who, shareBasisPoints }) => `${tokenOf(who)} ${shareBasisPoints}`)
        .toSorted()
        .join('\n'),
    )
    .join('\n\n');

function aboutItem(mine: SharedGift, theirs: SharedGift, partner: string): CoupleDifference[] {
  if (orderIn(mine) === orderIn(theirs)) return [];
  const [own, other] = [residueText(mine.to, ownWishes(partner)), residueText(theirs.to, partnersWishes(partner))];
  return [
    {
      fact: 'gift.recipients',
      sentence: `You give “${mine.what}” to ${own}. ${partner} gives it to ${other}. Each of you can give only what is your own.`,
      matters: true,
    },
  ];
}

function aboutSums(mine: SharedGift, theirs: SharedGift, partner: string): CoupleDifference[] {
  const found: CoupleDifference[] = [];
  const people = residueText(mine.to, ownWishes(partner));
  if (mine.onlyIfSpouseFails !== theirs.onlyIfSpouseFails)
    found.push({
      fact: 'gift.condition',
      sentence: mine.onlyIfSpouseFails
        ? `You give money to ${people} only if ${partner} dies before you. ${partner} gives it in any case, so both wills may pay it.`
        : `You give money to ${people} in any case. ${partner} gives it only if you die before ${partner}, so both wills may pay it.`,
      matters: true,
    });
  if (giftName(mine) !== giftName(theirs))
    found.push({
      fact: 'gift.amount',
      sentence: `To ${people}, you give ${giftName(mine)}. ${partner} gives ${giftName(theirs)}.`,
      matters: false,
    });
  return found;
}
