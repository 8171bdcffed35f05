import { labelOf, labelsOf } from '@plainwill/contracts/kit/question';
import { listed } from '@plainwill/contracts/shared/phrases';
import {
  spouseDetailsQuestions,
  spouseFirstSaveFields,
} from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SpouseDetails, SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import type { Patch } from '../../../shared/autosave/autosave.ts';
import { answersIn, displayText, textsOf } from '../record-form/record-form-state.ts';

/** Spouse details as they stand on the screen; `intendingToMarry` is "yes" or empty. */
export type SpouseDetailsText = Record<keyof SpouseDetailsFields, string>;

export const spouseDetailsLabels = labelsOf(spouseDetailsQuestions);

export const spouseDetailsText = (spouse: SpouseDetails | null): SpouseDetailsText => ({
  ...textsOf(spouseDetailsQuestions, spouse),
  intendingToMarry: spouse?.intendingToMarry ? 'yes' : '',
});

const asked = ['partner', 'husband', 'wife', 'civil-partner'] as const satisfies readonly SpouseRelationship[];

/** Our staff's words are offered only where they are what is stored. */
export const spouseRelationshipOptions = (stored: SpouseRelationship | null | undefined) =>
  [...new Set<SpouseRelationship>(stored ? [...asked, stored] : asked)].map((value) => ({
    value,
    label: printSpouseRelationship(value),
  }));

/** A choice by its label; any other answer as it is. */
export const printSpouseDetail = (field: keyof SpouseDetailsText, text: string) =>
  displayText(spouseDetailsQuestions, field, text);

/** Their relationship to the testator. */
export const printSpouseRelationship = (relationship: SpouseRelationship) =>
  labelOf(spouseDetailsQuestions.relationship, relationship);

/** Cleared: there is nobody to store any more. */
export type SpouseChanges = Partial<SpouseDetailsFields> | 'cleared';

const named = (fields: readonly (keyof SpouseDetailsText)[]) =>
  listed(fields.map((field) => spouseDetailsLabels[field].toLowerCase()));

const nothing = { changes: null, sent: {}, stillNeeded: null };

/**
 * Nobody is stored until all three of name, relationship and gender are there; without any of them, nobody is stored
 * any more; and with some of them, what was stored of the others stays.
 */
export function spouseDetailsPatch(
  typed: Partial<SpouseDetailsText>,
  stored: SpouseDetailsText,
  isStored: boolean,
): Patch<SpouseDetailsText, SpouseChanges> {
  const now = { ...stored, ...typed };
  const missing = spouseFirstSaveFields.filter((field) => !now[field].trim());
  if (missing.length === spouseFirstSaveFields.length)
    return isStored ? { changes: 'cleared', sent: { ...typed, intendingToMarry: '' }, stillNeeded: null } : nothing;
  if (!isStored && missing.length > 0)
    return { ...nothing, stillNeeded: `Kept in your account. Add their ${named(missing)} too.` };

  if (!isStored) {
    const answered = Object.fromEntries(Object.entries(stored).filter(([, text]) => text !== ''));
    const changes = answersIn(spouseDetailsQuestions, { ...answered, ...typed }) as Partial<SpouseDetailsFields>;
    return { changes, sent: typed, stillNeeded: null };
  }

  // A field that staff left out has had no answer yet.
  const emptied = missing.filter((field) => stored[field] !== '');
  const sent = Object.fromEntries(
    Object.entries(typed).filter(([field]) => !(emptied as string[]).includes(field)),
  ) as Partial<SpouseDetailsText>;
  const stillNeeded =
    emptied.length > 0 ? `Not saved yet: their ${named(emptied)} cannot be empty. What you gave before is kept.` : null;
  if (Object.keys(sent).length === 0) return { ...nothing, stillNeeded };
  const changes = answersIn(spouseDetailsQuestions, sent) as Partial<SpouseDetailsFields>;
  return { changes, sent, stillNeeded };
}
