import { brand, brandDefaults } from '@plainwill/contracts/shared/brand';
import { Refusal } from '@plainwill/kit/refusal';
import { familiesFor } from './fonts.ts';
import { inThread } from './threads.ts';
import type { MissingCharacter, PdfStandard, TypesetJob, TypesetPdf } from './typesetter.ts';

const typesetter = new URL('./typesetter.ts', import.meta.url);

/**
 * A tagged PDF of `data`, which the template reads as `json(bytes(sys.inputs.data))`: nothing in it can become markup.
 * @throws {Refusal} CharacterNotPrintable
 */
export async function typeset(template: string, data: object, standard: PdfStandard = 'ua-1') {
  const json = JSON.stringify(data);
  const job = { template: inFirmColours(template), data: json, families: familiesFor(json), standard };
  const made = await inThread<TypesetJob, TypesetPdf | MissingCharacter>(typesetter, job);
  if ('missing' in made) throw new Refusal('CharacterNotPrintable', undefined, { character: described(made.missing) });
  return { ...made, pdf: Buffer.from(made.pdf) };
}

const inFirmColours = (template: string) =>
  template
    .replaceAll(brandDefaults.colours.actions, brand.colours.actions)
    .replaceAll(brandDefaults.colours.headings, brand.colours.headings)
    .replaceAll(brandDefaults.colours.highlight, brand.colours.highlight);

/** `“😀” (U+1F600)`: one that no font shows can still be found by its number. */
const described = (character: string) =>
  `“${character}” (${[...character].map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')})`;
