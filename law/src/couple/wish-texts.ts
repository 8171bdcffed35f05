import { listed } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type {
  Named,
  RestBeneficiary,
  SharedExecutor,
  SharedGift,
  SharedGuardians,
  SharedShare,
} from '@plainwill/contracts/will-data/couple/couple-view';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { kindsOfGift } from '@plainwill/contracts/will-data/questions/gift-questions';
import { type BeneficiaryClass, someChildren } from '@plainwill/contracts/will-data/vocabulary';

/** How the wishes of one of the two are told to a reader: whom they call spouse, and whose children theirs are. */
export interface WishReader {
  /** Whose wishes they are: “you” or the partner. */
  owner: string;
  spouse: string;
  /** “your” or “Sam’s”. */
  whose: string;
}

/** The reader's own wishes. */
export const ownWishes = (partner: string): WishReader => ({ owner: 'you', spouse: partner, whose: 'your' });

/** Those of the reader's partner. */
export const partnersWishes = (partner: string): WishReader => ({
  owner: partner,
  spouse: 'you',
  whose: `${partner}’s`,
});

const classTexts: Record<BeneficiaryClass | typeof someChildren, string> = {
  children: 'children',
  grandchildren: 'grandchildren',
  [someChildren]: 'children',
};

function namedText(who: Named, { spouse, whose }: WishReader): string {
  if (who.is === 'spouse') return spouse;
  if (who.is !== 'class') return nameOf(who);
  const all = `${whose} ${classTexts[who.key as keyof typeof classTexts]}`;
  return who.key === someChildren ? `some of ${all}` : all;
}

export const namesText = (people: readonly Named[], reader: WishReader) =>
  listed(people.map((who) => namedText(who, reader)));

/** "Tom and Ann Reed, with Paul Lee as backup". */
export function executorsText(executors: readonly SharedExecutor[], reader: WishReader): string {
  const of = (role: SharedExecutor['role']) =>
    namesText(
      executors.filter((each) => each.role === role).map(({ who }) => who),
      reader,
    );
  const [first, backups] = [of('primary'), of('backup')];
  if (first === '') return backups;
  return backups === '' ? first : `${first}, with ${backups} as backup`;
}

interface GuardianNames {
  first: readonly string[];
  backups: readonly string[];
  groups: readonly (readonly string[])[];
}

/** "Tom, then Ann Reed, then Paul and Eve Lee together". */
export const inOrder = ({ first, backups, groups }: GuardianNames): string =>
  [listed(first), ...backups, ...groups.map((members) => `${listed(members)} together`)]
    .filter((text) => text !== '')
    .join(', then ');

export function guardiansText({ first, backups, groups }: SharedGuardians, reader: WishReader): string {
  const names = (people: readonly Named[]) => people.map((who) => namedText(who, reader));
  return inOrder({
    first: names(first),
    backups: names(backups),
    groups: groups.map(({ members }) => names(members)),
  });
}

/** The recipients of each level, the first to inherit first. */
export const levelsOf = (shares: readonly SharedShare[]): SharedShare[][] =>
  [...Map.groupBy(shares, ({ level }) => level)].toSorted(([a], [b]) => a - b).map(([, level]) => level);

/** "Sam, then to Tom and Ada equally". */
export const residueText = (shares: readonly SharedShare[], reader: WishReader): string =>
  levelsOf(shares)
    .map((level) => levelText(level, reader))
    .join(', then to ');

/** "The piano", or "£500 each". */
export const giftName = ({
  giftType,
  what,
  cashAmount,
  amountEach,
}: Pick<SharedGift, 'giftType' | 'what' | 'cashAmount' | 'amountEach'>) =>
  kindsOfGift[giftType].title({
    item: what,
    sum: cashAmount === null ? '' : poundsText(cashAmount),
    isEach: amountEach,
    provider: what,
  });

/** "Tom (60%) and Ada (40%)"; "nobody who is named" where the will has come to its end. */
export function beneficiariesText(beneficiaries: readonly RestBeneficiary[], { spouse }: WishReader): string {
  if (beneficiaries.length === 0) return 'nobody who is named';
  return listed(
    beneficiaries.map(({ name, isSpouse, shareBasisPoints }) => {
      const named = isSpouse ? spouse : name;
      return beneficiaries.length === 1 ? named : `${named} (${shareBasisPoints / 100}%)`;
    }),
  );
}

function levelText(level: readonly SharedShare[], reader: WishReader): string {
  const isEqual = level.some(({ shareBasisPoints }) => shareBasisPoints === null);
  const text = listed(
    level.map(({ who, shareBasisPoints }) =>
      isEqual || level.length === 1
        ? namedText(who, reader)
        : `${namedText(who, reader)} (${(shareBasisPoints ?? 0) / 100}%)`,
    ),
  );
  return isEqual && level.length > 1 ? `${text} equally` : text;
}
