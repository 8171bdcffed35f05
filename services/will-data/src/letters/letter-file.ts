import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import type { LetterKind } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import { fullName } from '@plainwill/law/will/people/names';
import type { CallContext } from '../context.ts';
import { printedSheet } from '../documents/guidance/guidance-sheet.ts';
import { decryptFields } from '../record/encryption/encrypted-fields.ts';
import { PersonalDetailsSchema } from '../record/personal-details/personal-details.entity.ts';
import { letterSheet } from './letter-sheet.ts';

/** The names of the files say nothing of what is in them. */
const fileNames: Record<LetterKind, string> = {
  guardians: 'Letter to the guardians.pdf',
  trustees: 'Letter to the trustees.pdf',
  executors: 'Letter to the executors.pdf',
  person: 'Letter of wishes.pdf',
};

type Owner = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };

/** The name of the testator in full; empty where nothing is told yet. */
async function testatorName({ em, vault, account }: Owner): Promise<string> {
  const row = await em.findOne(PersonalDetailsSchema, { accountId: account.id }, { disableIdentityMap: true });
  if (!row) return '';
  const { firstName, middleNames, lastName } = row;
  const names = { firstName, middleNames, lastName };
  return fullName(
    decryptFields<Pick<PersonalDetails, keyof typeof names>>(vault, 'personal_details', account.id, names),
  );
}

/**
 * A letter as a PDF; the same letter is always the same file.
 * @throws {Refusal} CharacterNotPrintable
 */
export async function letterFile(owner: Owner, letter: Letter): Promise<FileToSave> {
  const sheet = await printedSheet(letterSheet(letter, await testatorName(owner)));
  return { ...sheet, fileName: fileNames[letter.kind] };
}
