import { z } from 'zod';
import { mutation, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AnswersVersionId, PersonId } from '../../shared/ids.ts';
import { recordLimits } from '../record-limits.ts';
import { importLimits, importSections, importStates, peopleSections } from './history-vocabulary.ts';

const Section = z.enum(importSections);

/** The text of a file of facts, compressed by gzip, in base64: a large family is more than a call may carry. */
const Packed = z
  .string()
  .max(importLimits.packedCharacters, 'This file is too large to bring in')
  .regex(/^[\w+/]+={0,2}$/);

const ImportProblem = z.strictObject({
  /** As `contacts[2].email`; empty for the whole file. */
  path: z.string(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const ProposedSection = z.strictObject({
  section: Section,
  state: z.enum(importStates),
  /** How many people, gifts or wishes of the file are not there yet; null for a part that is one record. */
  added: z.int().nullable(),
  /** It names people in these parts who are not there yet. */
  needs: z.array(z.enum(peopleSections)),
});
export type ProposedSection = z.infer<typeof ProposedSection>;

/** Someone in the file who is surely someone known here. */
const KnownAlready = z.strictObject({ id: PersonId, name: z.string(), knownAs: z.string() });
export type KnownAlready = z.infer<typeof KnownAlready>;

export const ImportProposal = z.strictObject({
  /** The file is refused whole where there is one. */
  problems: z.array(ImportProblem),
  /** The paths of what is left out. */
  unknown: z.array(z.string()),
  /** Whose answers they are; may be empty. */
  madeFor: z.string(),
  sections: z.array(ProposedSection),
  known: z.array(KnownAlready),
  /** Names this proposal; empty where there are problems. */
  basedOn: z.string(),
});
export type ImportProposal = z.infer<typeof ImportProposal>;

export const importReasons = {
  ImportRefused: { code: 'BAD_REQUEST', message: 'This file cannot be brought in. Nothing was changed.' },
  ImportNeedsPeople: {
    code: 'BAD_REQUEST',
    message: 'What you ticked names people who are not on your list. Tick the people of the file, too.',
  },
} as const satisfies ReasonTable;

const own = { access: 'account', limit: perMinute(20), isCostly: true } as const;

export const importingContract = {
  /** Compares a file with the answers of today. Nothing is stored. */
  look: query({ ...own, input: z.strictObject({ json: Packed }), output: ImportProposal }),
  /** Brings in the ticked parts, or nothing. @returns the version of what was there first, to restore */
  take: mutation({
    ...own,
    input: z.strictObject({
      json: Packed,
      sections: z.array(Section).min(1, 'Tick what to bring in').max(importSections.length),
      /** People in the file who are someone else than these. */
      apart: z.array(PersonId).max(recordLimits.contacts + recordLimits.children + 1),
      basedOn: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/),
    }),
    output: z.strictObject({ before: AnswersVersionId }),
  }),
};
