import { z } from 'zod';

export const documentFormats = ['pdf', 'docx', 'txt'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The sheets that go with a will and are no part of it. */
export const guidanceSheets = [
  'summary',
  'signing-guide',
  'witness-checklist',
  'executor-guide',
  'letter-of-wishes',
  'statement-of-reasons',
  'severance-guide',
  'digital-inventory',
] as const;
export type GuidanceSheet = (typeof guidanceSheets)[number];

/** A file, for the browser to keep. */
export const FileToSave = z.strictObject({ fileName: z.string(), mediaType: z.string(), base64: z.string() });
export type FileToSave = z.infer<typeof FileToSave>;
