import type { SpouseDetailsFields } from '@plainwill/contracts/will-data/spouse-details';
import { spouseFirstSaveFields } from '@plainwill/contracts/will-data/spouse-details-rules';
import type { Sendable } from '../autosave/autosave.ts';
import { labels, type SpouseAnswers } from './spouse-answers.ts';

/** Cleared: there is nobody to store any more. */
export type SpouseChanges = Partial<SpouseDetailsFields> | 'cleared';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const named = (fields: readonly (keyof SpouseAnswers)[]) =>
  inWords.format(fields.map((field) => labels[field].toLowerCase()));

const nothing = { changes: null, sent: {}, stillNeeded: null };

/**
 * Nobody is stored until all three of name, relationship and gender are there; without any of them, nobody is stored
 * any more; and with some of them, what was stored of the others stays.
 */
export function sendableSpouse(
  typed: Partial<SpouseAnswers>,
  stored: SpouseAnswers,
): Sendable<SpouseAnswers, SpouseChanges> {
  const now = { ...stored, ...typed };
  const missing = spouseFirstSaveFields.filter((field) => !now[field].trim());
  const isStored = stored.fullName !== '';
  if (missing.length === spouseFirstSaveFields.length)
    return isStored ? { changes: 'cleared', sent: { ...typed, intendingToMarry: '' }, stillNeeded: null } : nothing;
  if (!isStored && missing.length > 0)
    return { ...nothing, stillNeeded: `Kept on this device. To save it, add their ${named(missing)}.` };

  const sent = Object.fromEntries(
    Object.entries(typed).filter(([field]) => !(missing as string[]).includes(field)),
  ) as Partial<SpouseAnswers>;
  const stillNeeded =
    missing.length > 0 ? `Not saved yet: their ${named(missing)} cannot be empty. What you gave before is kept.` : null;
  if (Object.keys(sent).length === 0) return { ...nothing, stillNeeded };
  const { intendingToMarry, ...rest } = sent;
  const changes = {
    ...rest,
    ...(intendingToMarry !== undefined && { intendingToMarry: intendingToMarry === 'yes' }),
  } as Partial<SpouseDetailsFields>;
  return { changes, sent, stillNeeded };
}
