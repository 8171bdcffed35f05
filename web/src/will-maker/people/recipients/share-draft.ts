import { shareStateOf } from '@plainwill/contracts/will-data/questions/share-rules';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { ownChildrenOf } from '../../../shared/people/beneficiary-classes.ts';
import { levelsOf, type Ranked, shareIn, sharesSummary, shareText, withPerson } from './priority-levels.ts';

/** Those who inherit as they stand on the screen. A level whose beneficiaries are in `shares` is given percentages. */
export interface ShareDraft {
  list: readonly Ranked[];
  shares: Readonly<Record<string, string>>;
}

const inField = (basisPoints: number) => shareText(basisPoints).replace('%', '');

export const shareDraftOf = (beneficiaries: readonly Recipient[]): ShareDraft => ({
  list: beneficiaries.map(({ shareBasisPoints: _share, ...beneficiary }) => beneficiary),
  shares: Object.fromEntries(
    beneficiaries.flatMap(({ personId, shareBasisPoints }) =>
      shareBasisPoints === null ? [] : [[personId, inField(shareBasisPoints)]],
    ),
  ),
});

/** Someone alone at a level inherits everything there, so that a share of theirs means nothing. */
export const withoutLoneShares = (beneficiaries: readonly Recipient[]): Recipient[] =>
  levelsOf(beneficiaries).flatMap((level) =>
    level.length === 1 ? level.map((only) => ({ ...only, shareBasisPoints: null })) : level,
  );

/** The recipients at a level are given percentages rather than equal shares. */
export const hasShares = ({ shares }: Pick<ShareDraft, 'shares'>, level: readonly Ranked[]) =>
  level.length > 1 && level.some(({ personId }) => personId in shares);

/** Starts percentages at a level, or goes back to equal shares. */
export const withShares = <D extends ShareDraft>(draft: D, level: readonly Ranked[], isGiven: boolean): D => {
  const others = Object.entries(draft.shares).filter(([id]) => !level.some(({ personId }) => personId === id));
  const own = isGiven ? level.map(({ personId }) => [personId, ''] as const) : [];
  return { ...draft, shares: Object.fromEntries([...others, ...own]) };
};

export const shareName = (id: string) => `share-${id}`;

/** How the shares at a level stand, in words: "70% given, 30% left". */
export const levelInTotal = ({ shares }: Pick<ShareDraft, 'shares'>, level: readonly Ranked[]) =>
  sharesSummary(level.map(({ personId }) => shareIn(shares[personId] ?? '') ?? null));

/** The list to save, or what is wrong with it by input name. */
export type CheckedBeneficiaries = { beneficiaries: Recipient[] } | { problems: Record<string, string> };

export function beneficiariesIn(draft: ShareDraft): CheckedBeneficiaries {
  const problems: Record<string, string> = {};
  const beneficiaries = levelsOf(draft.list).flatMap((level) => {
    const isShared = hasShares(draft, level);
    const shared = level.map((beneficiary) => {
      const share = isShared ? shareIn(draft.shares[beneficiary.personId] ?? '') : null;
      if (share === undefined) problems[shareName(beneficiary.personId)] = 'Enter a percentage, like 33.33';
      return { ...beneficiary, shareBasisPoints: share ?? null };
    });
    const [first] = level;
    const state = shareStateOf(shared);
    const hasProblem = level.some(({ personId }) => shareName(personId) in problems);
    if (first && isShared && !hasProblem && !(state.kind === 'given' && state.isWhole))
      problems[shareName(first.personId)] =
        `The shares must add up to 100%: ${state.kind === 'equal' ? 'none given' : levelInTotal(draft, level)}`;
    return shared;
  });
  return Object.keys(problems).length > 0 ? { problems } : { beneficiaries };
}

type KnownChild = Pick<Child, 'id' | 'relationship' | 'hasDied'>;

const ownAt = (level: readonly Ranked[], children: readonly KnownChild[]) =>
  level.filter(({ personId }) => ownChildrenOf(children).some(({ id, hasDied }) => !hasDied && id === personId));

/** The level at which every own child is named, if there is one. */
export const levelOfAllChildren = ({ list }: ShareDraft, children: readonly KnownChild[]) =>
  levelsOf(list).find((level) => {
    const named = ownAt(level, children);
    return named.length > 0 && named.length === ownChildrenOf(children).filter(({ hasDied }) => !hasDied).length;
  });

/**
 * The class of children in the place of those whom a level names, with their shares together; else among the first, or
 * those who are next.
 */
export function withClassOfChildren<D extends ShareDraft>(
  draft: D,
  level: readonly Ranked[],
  children: readonly KnownChild[],
  isNext = false,
): D {
  const named = ownAt(level, children);
  const [first] = named;
  if (!first) return { ...draft, list: withPerson<Ranked>(draft.list, { personId: 'children' }, isNext) };
  const list = draft.list.flatMap((beneficiary) => {
    if (beneficiary === first) return [{ personId: 'children' as const, priority: first.priority }];
    return named.includes(beneficiary) ? [] : [beneficiary];
  });
  const others = Object.entries(draft.shares).filter(([id]) => !named.some(({ personId }) => personId === id));
  const own = hasShares(draft, level) ? [['children', sumOf(draft, named)] as const] : [];
  return { ...draft, list, shares: Object.fromEntries([...others, ...own]) };
}

function sumOf({ shares }: ShareDraft, level: readonly Ranked[]): string {
  const given = level.map(({ personId }) => shareIn(shares[personId] ?? ''));
  return given.every((share) => share) ? inField(given.reduce<number>((sum, share) => sum + (share ?? 0), 0)) : '';
}
