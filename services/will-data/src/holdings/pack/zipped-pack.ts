import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { holdingKindLabels } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { csvOf } from '@plainwill/kit/csv';
import JSZip from 'jszip';
import { readingCopyPdf } from '../../documents/files/will-pdf.ts';
import type { Pack } from './pack.thread.ts';

const peopleCsv = ({ people }: Pack) =>
  csvOf(
    ['Role', 'Name', 'Relationship', 'Address', 'Telephone or number', 'Email', 'Notes'],
    people.map(({ role, name, relation, address, telephone, email, notes }) => [
      role,
      name,
      relation,
      address,
      telephone,
      email,
      notes,
    ]),
  );

const holdingsCsv = ({ holdings }: Pack) =>
  csvOf(
    ['Kind', 'What', 'With', 'Number', 'Where', 'Notes'],
    holdings.map(({ kind, what, who, reference, where, notes }) => [
      holdingKindLabels[kind],
      what,
      who,
      reference,
      where,
      notes,
    ]),
  );

const aboutFiles: Record<string, string> = {
  'executor-pack.pdf': 'the papers to read and print',
  'people.csv': 'the people in them, for a spreadsheet',
  'what-and-where.csv': 'the lists in them, for a spreadsheet',
  'copy-of-the-will.pdf': 'a copy to read; the signed paper is the will',
};

const readMe = ({ sheet }: Pack, names: readonly string[]) =>
  [
    sheet.title,
    sheet.lead,
    `${sheet.madeBy}. Not part of the will.`,
    '',
    ...names.map((name) => `${name}: ${aboutFiles[name]}`),
    '',
  ].join('\r\n');

interface ToZip {
  pack: Pack;
  pdf: FileToSave;
  /** The will that was signed, where its words are known and wanted. */
  document: WillDocument | null;
  madeOn: CalendarDate;
}

async function filesOf({ pack, pdf, document }: ToZip): Promise<Map<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>([['executor-pack.pdf', Buffer.from(pdf.base64, 'base64')]]);
  if (pack.people.length > 0) files.set('people.csv', peopleCsv(pack));
  if (pack.holdings.length > 0) files.set('what-and-where.csv', holdingsCsv(pack));
  if (document) files.set('copy-of-the-will.pdf', await readingCopyPdf(document));
  files.set('README.txt', readMe(pack, [...files.keys()]));
  return files;
}

/** The same with its tables, as one file. Made twice on a day from the same facts it is the same file. */
export async function zippedPack(asked: ToZip): Promise<FileToSave> {
  const zip = new JSZip();
  const date = new Date(`${asked.madeOn}T00:00:00Z`);
  for (const [name, content] of await filesOf(asked)) zip.file(name, content, { date });
  return {
    fileName: 'Papers for the executors.zip',
    mediaType: 'application/zip',
    base64: await zip.generateAsync({ type: 'base64', compression: 'DEFLATE' }),
  };
}
