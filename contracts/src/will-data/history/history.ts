import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AnswersVersionId } from '../../shared/ids.ts';
import { lineOfText } from '../../shared/text.ts';
import { ClauseChange } from '../will/signing-copies.ts';
import { maxVersionName, versionCauses } from './history-vocabulary.ts';

/** The answers as they were at a moment. */
export const AnswersVersion = z.strictObject({
  id: AnswersVersionId,
  at: z.iso.datetime(),
  cause: z.enum(versionCauses),
  /** The number of the signing copy that was made; null for any other cause. */
  copyNumber: z.int().positive().nullable(),
  /** Given by hand; may be empty. */
  name: z.string(),
});
export type AnswersVersion = z.infer<typeof AnswersVersion>;

export const historyReasons = {
  VersionNotFound: { code: 'NOT_FOUND', message: 'That version is not there any more. Load the page again.' },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
const Versions = z.array(AnswersVersion);
const which = z.strictObject({ id: AnswersVersionId });

export const historyContract = {
  /** The newest first. */
  list: query({ ...own, input: z.void(), output: Versions }),
  /** Between the will of that version, read today, and the will of today; `isSame` where no answer differs. */
  differences: query({
    ...own,
    isCostly: true,
    input: which,
    output: z.strictObject({ changes: z.array(ClauseChange), isSame: z.boolean() }),
  }),
  /** Makes the answers what they were. @returns the version of what was there first, to restore in turn */
  restore: mutation({
    ...own,
    isCostly: true,
    input: which,
    output: z.strictObject({ before: AnswersVersionId }),
  }),
  name: mutation({
    ...own,
    input: z.strictObject({ id: AnswersVersionId, name: lineOfText(maxVersionName, 'The name') }),
    output: Versions,
  }),
  remove: mutation({ ...own, input: which, output: Versions }),
};
