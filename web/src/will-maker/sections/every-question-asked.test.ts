import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Questions } from '@plainwill/contracts/kit/question';
import { addressQuestions } from '@plainwill/contracts/will-data/questions/address-questions';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { expect, it } from 'vitest';

const willMaker = join(import.meta.dirname, '..');

/** The components in folders of the Will Maker, and in those below them. */
const componentsIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join(willMaker, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(willMaker, file), 'utf8'))
    .join('\n');

/** Components that place several fields. */
const groups: Readonly<Record<string, readonly string[]>> = {
  AddressFinder: Object.keys(addressQuestions),
  MobileFields: ['mobileCountryCode', 'mobileNumber'],
};

/** The fields that components place: `name="employer"`, a field given by hand with its label, or one of a list. */
function placedIn(components: string): string[] {
  const byName = [...components.matchAll(/(?:\bname=|\b(?:choice|field)(?:<[^>]*>)?\()["'](\w+)["']|(\w+)\.label\b/g)];
  const inLists = [...components.matchAll(/= \[([^\]]*)\] as const/g)].flatMap(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  );
  const inGroups = Object.entries(groups).flatMap(([name, fields]) => (components.includes(`<${name}`) ? fields : []));
  return [...byName.map(([, name, labelled]) => name ?? labelled ?? ''), ...inLists, ...inGroups];
}

/** Answers that follow from another. */
const derived = ['isCharity'];

it.each<[record: string, Questions, folders: string[]]>([
  ['personal details', personalDetailsQuestions, ['sections/personal-details']],
  ['home details', homeDetailsQuestions, ['sections/home-details']],
  ['spouse details', spouseDetailsQuestions, ['sections/spouse-details']],
  ['children', childQuestions, ['sections/children']],
  ['contacts', contactQuestions, ['people', 'sections/contacts']],
  ['funeral wishes', funeralWishesQuestions, ['sections/funeral-wishes']],
  ['gifts', giftQuestions, ['sections/gifts']],
  ['settings', willSettingsQuestions, ['sections', 'will']],
  ...Object.entries(provisionQuestions).map(([kind, questions]): [string, Questions, string[]] => [
    `provisions: ${kind}`,
    questions,
    ['sections/provisions'],
  ]),
])('asks each question of %s on a screen', (_record, questions, folders) => {
  const placed = placedIn(componentsIn(folders));
  expect(Object.keys(questions).filter((field) => ![...placed, ...derived].includes(field))).toEqual([]);
});
