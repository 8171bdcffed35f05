import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { HoldingId, LetterId } from '../../shared/ids.ts';
import { lineOfText, requiredLine, text } from '../../shared/text.ts';
import { Version } from '../records/version.ts';
import { FileToSave } from '../will/files.ts';
import {
  holdingKinds,
  maxHoldingLine,
  maxHoldingNotes,
  maxHoldings,
  packFormats,
  packParts,
} from './holdings-vocabulary.ts';
import { maxLetters } from './letters-vocabulary.ts';

/** Something that executors have to find: what it is, and where. A password has no place in it. */
export const HoldingFields = z.strictObject({
  kind: z.enum(holdingKinds, 'Choose what kind of thing it is'),
  what: requiredLine(maxHoldingLine, 'What it is', 'Enter what it is'),
  /** A bank, an insurer, a lender, a person. */
  who: lineOfText(maxHoldingLine, 'Who it is with'),
  /** A number, or its last digits. */
  reference: lineOfText(maxHoldingLine, 'The number'),
  /** A place, and never what is kept there. */
  where: lineOfText(maxHoldingLine, 'Where it is'),
  notes: text(maxHoldingNotes, 'Notes'),
});
export type HoldingFields = z.infer<typeof HoldingFields>;

export const Holding = z.strictObject({
  ...HoldingFields.shape,
  id: HoldingId,
  version: Version,
});
export type Holding = z.infer<typeof Holding>;

export const holdingReasons = {
  HoldingNotFound: { code: 'NOT_FOUND', message: 'That entry is no longer on your list. Load the page again.' },
  HoldingChanged: {
    code: 'CONFLICT',
    message: 'This entry was changed on another device or tab. Load the page again, then change it there.',
  },
  TooManyHoldings: {
    code: 'BAD_REQUEST',
    message: `You have ${maxHoldings} entries, the most we can keep. Remove one to add another.`,
  },
  LooksLikePassword: {
    code: 'BAD_REQUEST',
    message:
      'Do not keep passwords here: write where they are kept. The same goes for PINs, codes, recovery words and whole card numbers.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(60) } as const;
const Holdings = z.array(Holding);
const which = z.strictObject({ id: HoldingId });

export const holdingsContract = {
  /** In the order in which they were added. */
  list: query({ ...own, input: z.void(), output: Holdings }),
  /** The id is made by the browser, so that a repeat of the same call adds nothing. `basedOn` is 0 for a new one. */
  save: mutation({
    ...own,
    input: z.strictObject({ id: HoldingId, basedOn: Version, holding: HoldingFields }),
    output: Holdings,
  }),
  /** `restore` brings it back for a day. */
  remove: mutation({ ...own, input: which, output: Holdings }),
  restore: mutation({ ...own, input: which, output: Holdings }),
};

export const executorPackContract = {
  /** Papers for the executors, made of the signed will, or of today’s answers while none is recorded, and the holdings. */
  file: query({
    access: 'account',
    limit: perMinute(20),
    isCostly: true,
    input: z
      .strictObject({
        format: z.enum(packFormats),
        parts: z.array(z.enum(packParts)).max(packParts.length),
        /** Letters of wishes that go with it. */
        letters: z.array(LetterId).max(maxLetters).optional(),
      })
      .refine(({ parts, letters }) => parts.length + (letters?.length ?? 0) > 0, {
        path: ['parts'],
        message: 'Choose at least one part',
      }),
    output: FileToSave,
  }),
};
