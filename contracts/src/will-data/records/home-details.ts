import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { asStored } from '../../shared/as-stored.ts';
import { homeDetailsQuestions } from '../questions/home-details-questions.ts';
import { fieldsOf } from './question-schema.ts';
import { SavedByAnyone, Version } from './version.ts';

export const HomeDetailsFields = fieldsOf(homeDetailsQuestions);
export type HomeDetailsFields = z.infer<typeof HomeDetailsFields>;

export const HomeDetails = asStored(HomeDetailsFields).extend(SavedByAnyone);
export type HomeDetails = z.infer<typeof HomeDetails>;

export const homeDetailsReasons = {
  HomeDetailsChanged: {
    code: 'CONFLICT',
    message: 'Your home details changed in another window. Check them and try again.',
  },
} as const satisfies ReasonTable;

export const homeDetailsContract = {
  /** Only the changed fields. What the others rule out is emptied: see `homeInOrder`. */
  save: mutation({
    access: 'account',
    input: z.strictObject({ basedOn: Version, changes: HomeDetailsFields.partial() }),
    output: HomeDetails,
  }),
};
