import { wholeShare } from '@plainwill/contracts/will-data/questions/share-rules';

export type BadgePart = 'executor' | 'guardian' | 'share' | 'gift' | 'other';

/** A part that somebody has in the will. */
export interface FamilyBadge {
  part: BadgePart;
  /** As few words as a picture needs. */
  label: string;
  /** The same, understood without the picture. */
  meaning: string;
  /** The share of the residue, from 0 to 1, that goes to them first. */
  portion?: number;
}

/** One who shares a level of the residue, or a class of people who do. */
export interface Sharer {
  /** Those it stands for now. */
  ids: readonly string[];
  /** More may belong to it than anybody knows: grandchildren. */
  isOpen: boolean;
  shareBasisPoints: number | null;
}

/** Who does and is given what, by id. */
export interface PartsInWill {
  executors: readonly string[];
  backupExecutors: readonly string[];
  guardians: readonly string[];
  backupGuardians: readonly string[];
  /** Level by level, the first first. */
  residue: readonly (readonly Sharer[])[];
  gifts: readonly string[];
  backupGifts: readonly string[];
  /** Named in another part: for the home, a pet, the belongings. */
  otherParts: readonly string[];
}

export const noParts: PartsInWill = {
  executors: [],
  backupExecutors: [],
  guardians: [],
  backupGuardians: [],
  residue: [],
  gifts: [],
  backupGifts: [],
  otherParts: [],
};

type Given = [string, FamilyBadge];

/** What each person does and is given, tasks first. Whoever comes first in a part once has it first. */
export function familyBadges(parts: PartsInWill): Map<string, FamilyBadge[]> {
  const badges = new Map<string, FamilyBadge[]>();
  const given: Given[] = [
    ...each('executor', parts.executors, 'Executor'),
    ...each('executor', without(parts.backupExecutors, parts.executors), 'Backup', 'Backup executor'),
    ...each('guardian', parts.guardians, 'Guardian'),
    ...each('guardian', without(parts.backupGuardians, parts.guardians), 'Backup guardian'),
    ...parts.residue.flatMap(shareBadges),
    ...each('gift', parts.gifts, 'Gift', 'Is given a gift'),
    ...each('gift', without(parts.backupGifts, parts.gifts), 'Then gift', 'Is given a gift if others cannot take'),
    ...each('other', parts.otherParts, 'Also named', 'Has another part in your will'),
  ];
  for (const [id, badge] of given) badges.set(id, [...(badges.get(id) ?? []), badge]);
  return badges;
}

/** Says whether it is something to do, rather than something to have. */
export const isTask = ({ part }: FamilyBadge) => part === 'executor' || part === 'guardian';

const each = (part: BadgePart, ids: readonly string[], label: string, meaning = label): Given[] =>
  [...new Set(ids)].map((id) => [id, { part, label, meaning }]);

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

function shareBadges(level: readonly Sharer[], at: number): Given[] {
  // How many grandchildren there will be, nobody knows.
  const heads = level.some(({ isOpen }) => isOpen) ? null : level.flatMap(({ ids }) => ids).length;
  return level.flatMap((sharer) => {
    const share = shareOf(sharer, level, heads);
    const portion = at === 0 ? portionOf(sharer, level, heads) : undefined;
    return sharer.ids.map((id): Given => [id, { ...shareBadge(share, at), ...(portion && { portion }) }]);
  });
}

/** The share of one of them, as far as it is known. */
function portionOf({ ids, shareBasisPoints }: Sharer, level: readonly Sharer[], heads: number | null) {
  if (heads === 1) return 1;
  if (level.length > 1 && level.some((other) => other.shareBasisPoints !== null))
    return (shareBasisPoints ?? 0) / wholeShare / ids.length;
  return heads === null ? undefined : 1 / heads;
}

function shareBadge(share: string | undefined, at: number): FamilyBadge {
  const part = 'share';
  if (at === 0) {
    const label = share === undefined ? 'Inherits' : `Inherits ${share}`;
    return { part, label, meaning: label };
  }
  const condition = at === 1 ? 'if those before cannot' : 'if no one above can';
  return { part, label: `Then ${share ?? 'all'}`, meaning: `Inherits ${share ?? 'everything'} ${condition}` };
}

/** "50%", or "1/3" where the hundredths would not be the truth; undefined for one who takes alone. */
function shareOf({ ids, shareBasisPoints }: Sharer, level: readonly Sharer[], heads: number | null) {
  if (heads === 1) return undefined;
  const isGiven = level.length > 1 && level.some((other) => other.shareBasisPoints !== null);
  if (!isGiven) return heads === null ? 'a share' : equalShare(heads);
  const own = shareBasisPoints === null ? null : shareBasisPoints / ids.length;
  return own !== null && Number.isInteger(own) ? percentage(own) : 'a share';
}

const percentage = (basisPoints: number) => `${basisPoints / 100}%`;

const equalShare = (heads: number) => (wholeShare % heads === 0 ? percentage(wholeShare / heads) : `1/${heads}`);
