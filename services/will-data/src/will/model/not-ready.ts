import type { giftsOf } from './gifts-of.ts';
import type { guardianPlansOf } from './guardian-plans.ts';
import { isShared, type Level } from './level.ts';

interface Found {
  isTestatorUnknown: boolean;
  isFuneralUnknown: boolean;
  hasNoExecutor: boolean;
  guardianship: ReturnType<typeof guardianPlansOf>;
  given: ReturnType<typeof giftsOf>;
  levels: readonly Level[];
  /** How many stored choices name nobody. */
  unresolved: number;
}

/** The ids of the checks that say what the document lacks; a document that lacks nothing is fit to print. */
export function notReadyOf({ guardianship, given, levels, ...found }: Found): string[] {
  const lacking: Record<string, boolean> = {
    'TES-03': found.isTestatorUnknown,
    'GRD-01': guardianship.hasUnguarded,
    'GRD-08': guardianship.hasBrokenGroup,
    'EXE-01': found.hasNoExecutor,
    'GFT-01': given.hasNoTaker,
    'GFT-02': given.hasNoSum,
    'GFT-03': given.hasNoItem,
    'RES-01': levels.length === 0,
    'RES-12': !levels.every(isShared),
    'FUN-01': found.isFuneralUnknown,
    'REF-01': found.unresolved > 0,
  };
  return Object.keys(lacking).filter((id) => lacking[id]);
}
