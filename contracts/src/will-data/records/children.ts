import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { PersonId } from '../../shared/ids.ts';
import { childQuestions } from '../questions/child-questions.ts';
import { recordLimits } from '../record-limits.ts';
import { fieldsOf } from './question-schema.ts';
import { SavedByAnyone, Version } from './version.ts';

export const ChildFields = fieldsOf(childQuestions);
export type ChildFields = z.infer<typeof ChildFields>;

export const Child = asStored(ChildFields).extend({ ...SavedByAnyone, id: PersonId });
export type Child = z.infer<typeof Child>;

export const childReasons = {
  ChildNotFound: { code: 'NOT_FOUND', message: 'That child is no longer on your list.' },
  ChildChanged: { code: 'CONFLICT', message: 'These details changed in another window. Check them and try again.' },
  ParentalResponsibilityMissing: {
    code: 'BAD_REQUEST',
    message: 'Say whether you have parental responsibility for this child',
  },
  DateOfDeathInFuture: { code: 'BAD_REQUEST', message: 'Date of death must not be in the future' },
  DateOfDeathBeforeBirth: { code: 'BAD_REQUEST', message: 'Date of death must not be before the date of birth' },
  TooManyChildren: {
    code: 'BAD_REQUEST',
    message: `You have named ${recordLimits.children} children, the most we can keep. Remove one to add another.`,
  },
} as const satisfies ReasonTable;

export const childrenContract = {
  /** The id is made by the browser, so that a repeat of the same call adds nothing. */
  add: mutation({ access: 'account', input: z.strictObject({ id: PersonId, child: ChildFields }), output: Child }),
  update: mutation({
    access: 'account',
    input: z.strictObject({ id: PersonId, basedOn: Version, changes: ChildFields.partial() }),
    output: Child,
  }),
  /** Gone from every screen and from the will; `restore` brings all of it back for a day. */
  remove: mutation({ access: 'account', input: z.strictObject({ id: PersonId }), output: z.void() }),
  restore: mutation({ access: 'account', input: z.strictObject({ id: PersonId }), output: Child }),
};
