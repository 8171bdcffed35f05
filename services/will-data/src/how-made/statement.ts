import { brand } from '@plainwill/contracts/shared/brand';
import type { AskerKind } from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { formatDay } from '@plainwill/law/checks/wording';
import { printedSheet } from '../documents/guidance/guidance-sheet.ts';
import type { Sheet, SheetPart } from '../documents/guidance/sheet.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { howMadeThread } from './how-made-thread.ts';
import type { HowMadeContent, HowMadeRecord } from './keep-how-made.ts';
import { table, testatorIn } from './testator-keys.ts';

const about: SheetPart = {
  heading: 'About this statement',
  text: `It is made from what was stored when the signing was recorded, and nothing in it was written later. ${brand.name} was not there when the will was signed: the testator recorded the signing. It may not be the last will. Do nothing with the estate before a grant. [?] stands for a character that we cannot print.`,
};

const leftOut: SheetPart = {
  heading: 'What is not in it',
  text: 'What a reviewer wrote for colleagues, and what the testator told a reviewer alone, is given only by order of a court, whether or not there is any.',
};

/** How a will was made, for whoever has asked and may have it. */
export async function statementOf(vault: Vault, record: HowMadeRecord, asker: AskerKind): Promise<FileToSave> {
  const { accountId, copyNumber, signedOn } = record;
  const { content, disputes } = decryptFields<{ content: HowMadeContent; disputes: SheetPart[] }>(
    vault,
    table,
    accountId,
    { content: record.content, disputes: record.disputes },
  );
  const isOrdered = asker === 'order';
  const { name } = testatorIn(vault, accountId, record.testator);
  const sheet: Sheet = {
    title: 'How the will was made',
    lead: `The will of ${name}, copy ${copyNumber}, signed on ${formatDay(signedOn)}, from the records of ${brand.name}.`,
    parts: [
      about,
      ...(isOrdered ? [] : [leftOut]),
      ...content.signing,
      ...content.made,
      ...(isOrdered ? disputes : content.instructions),
    ],
  };
  return printedSheet(await howMadeThread('asPrinted', sheet));
}
