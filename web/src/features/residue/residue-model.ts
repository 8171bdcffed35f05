import { shareStateOf } from '@plainwill/contracts/will-data/questions/share-rules';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { Taker, TakerId } from '@plainwill/contracts/will-data/records/takers';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { levelsOf, type Ranked, shareIn, sharesSummary, shareText } from '../recipients/priority-levels.ts';

/** The recipients as they stand on the screen. A level whose people are in `shares` is given percentages. */
export interface ResidueDraft {
  basedOn: number;
  list: readonly Ranked[];
  shares: Readonly<Record<string, string>>;
}

export const residueDraftOf = ({ version, recipients }: Residue): ResidueDraft => ({
  basedOn: version,
  list: recipients.map(({ personId, priority }) => ({ personId, priority })),
  shares: Object.fromEntries(
    recipients.flatMap(({ personId, shareBasisPoints }) =>
      shareBasisPoints === null ? [] : [[personId, shareText(shareBasisPoints).replace('%', '')]],
    ),
  ),
});

/** Someone alone at a level inherits everything there, so that a share of theirs means nothing. */
export const withoutLoneShares = (recipients: readonly Taker[]): Taker[] =>
  levelsOf(recipients).flatMap((level) =>
    level.length === 1 ? level.map((only) => ({ ...only, shareBasisPoints: null })) : level,
  );

/** Whether those at a level are given percentages rather than equal shares. */
export const hasShares = ({ shares }: ResidueDraft, level: readonly Ranked[]) =>
  level.length > 1 && level.some(({ personId }) => personId in shares);

/** Starts percentages at a level, or goes back to equal shares. */
export const withShares = (draft: ResidueDraft, level: readonly Ranked[], isGiven: boolean): ResidueDraft => {
  const others = Object.entries(draft.shares).filter(([id]) => !level.some(({ personId }) => personId === id));
  const own = isGiven ? level.map(({ personId }) => [personId, ''] as const) : [];
  return { ...draft, shares: Object.fromEntries([...others, ...own]) };
};

export const shareName = (id: TakerId) => `share-${id}`;

/** How the shares at a level stand, in words: "70% given, 30% left". */
export const levelInTotal = ({ shares }: ResidueDraft, level: readonly Ranked[]) =>
  sharesSummary(level.map(({ personId }) => shareIn(shares[personId] ?? '') ?? null));

/** The list to save, or what is wrong with it by input name. */
export type CheckedResidue = { recipients: Taker[] } | { problems: Record<string, string> };

export function recipientsIn(draft: ResidueDraft): CheckedResidue {
  const problems: Record<string, string> = {};
  const recipients = levelsOf(draft.list).flatMap((level) => {
    const isShared = hasShares(draft, level);
    const shared = level.map((recipient) => {
      const share = isShared ? shareIn(draft.shares[recipient.personId] ?? '') : null;
      if (share === undefined) problems[shareName(recipient.personId)] = 'Enter a percentage, like 33.33';
      return { ...recipient, shareBasisPoints: share ?? null };
    });
    const [first] = level;
    const state = shareStateOf(shared);
    const hasProblem = level.some(({ personId }) => shareName(personId) in problems);
    if (first && isShared && !hasProblem && !(state.kind === 'given' && state.isWhole))
      problems[shareName(first.personId)] =
        `The shares must add up to 100%: ${state.kind === 'equal' ? 'none given' : levelInTotal(draft, level)}`;
    return shared;
  });
  return Object.keys(problems).length > 0 ? { problems } : { recipients };
}

export interface ResidueDialogState {
  draft: ResidueDraft;
  /** What is stored as far as this window knew when the dialog opened. */
  opened: ResidueDraft;
  /** To choose people, or to see to the shares of those chosen: also after a move that left them to be given again. */
  about: 'people' | 'shares' | 'shares after a move';
  /** What another window has stored meanwhile. */
  elsewhere: Residue | null;
}

export const isResidueDialogDirty = ({ draft, opened }: ResidueDialogState) =>
  JSON.stringify([draft.list, draft.shares]) !== JSON.stringify([opened.list, opened.shares]);

type Family = Pick<TestatorRecord, 'spouseDetails' | 'children'>;

/** What most families want, as one button. */
export interface FamilyResidue {
  label: string;
  recipients: Taker[];
}

const whole = (personId: TakerId, priority: number) => ({ personId, priority, shareBasisPoints: null });

/** Everything to the spouse or partner, then to the children equally; null where there is neither. */
export function familyResidue({ spouseDetails, children }: Family): FamilyResidue | null {
  const [first, ...others] = children;
  const [spouseName] = spouseDetails?.fullName.split(/\s+/) ?? [];
  if (!spouseDetails && !first) return null;
  const priority = spouseDetails ? 2 : 1;
  const recipients = [
    ...(spouseDetails ? [whole(spouseDetails.id, 1)] : []),
    ...children.map(({ id }) => whole(id, priority)),
  ];
  if (!spouseDetails)
    return {
      label: others.length > 0 ? 'Everything to my children equally' : `Everything to ${first?.firstName}`,
      recipients,
    };
  const then = others.length > 0 ? 'the children' : first?.firstName;
  return { label: `Everything to ${spouseName}${then ? `, then to ${then}` : ''}`, recipients };
}
