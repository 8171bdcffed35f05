import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@plainwill/contracts/shared/brand';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { GuidanceSheet, KeptFile } from '@plainwill/contracts/will-data/will/files';
import { typeset } from '../typeset/typeset.ts';
import type { WillFacts } from '../will/facts/will-facts.ts';
import { type Will, willOf } from '../will/model/will.ts';
import { fullName } from '../will/people/names.ts';
import { keptFile } from '../will-files/will-file.ts';
import { executorGuide } from './executor-guide.ts';
import type { Sheet } from './sheet.ts';
import { signingGuide } from './signing-guide.ts';
import { witnessChecklist } from './witness-checklist.ts';

const template = readFileSync(join(import.meta.dirname, 'sheet.typ'), 'utf8');

const sheets: Record<GuidanceSheet, (will: Will, testator: string) => Sheet> = {
  'signing-guide': signingGuide,
  'witness-checklist': witnessChecklist,
  'executor-guide': executorGuide,
};

/**
 * One sheet as a PDF of its own, marked on every page as no part of the will.
 * @throws {Refusal} CharacterNotPrintable
 */
export async function guidanceSheet(sheet: GuidanceSheet, facts: WillFacts, asOf: CalendarDate): Promise<KeptFile> {
  const will = willOf(facts, asOf);
  const written = sheets[sheet](will, fullName(will.testator));
  const furniture = { brand: brand.name, notice: 'This page is not part of the will.' };
  const { pdf } = await typeset(template, { ...written, ...furniture });
  return keptFile(`${written.title}.pdf`, 'pdf', pdf);
}
