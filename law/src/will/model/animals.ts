import { tidy } from '../../wording/phrases.ts';

/** The kinds of animal, each with the nouns that name it; a replacement is of the kind and not of the breed. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  dog: ['dog', 'puppy', 'labrador', 'spaniel', 'terrier', 'retriever', 'poodle', 'collie'],
  cat: ['cat', 'kitten'],
  horse: ['horse'],
  pony: ['pony'],
  donkey: ['donkey'],
  parrot: ['parrot'],
  budgerigar: ['budgie', 'budgerigar'],
  canary: ['canary'],
  bird: ['bird'],
  rabbit: ['rabbit'],
  hamster: ['hamster'],
  tortoise: ['tortoise'],
  goat: ['goat'],
  hen: ['hen', 'chicken'],
  sheep: ['sheep'],
  cow: ['cow'],
  pig: ['pig'],
  pet: ['pet'],
};

const pluralOf = (noun: string) =>
  noun.endsWith('y') && !/[aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

interface Noun {
  kind: string;
  isSeveral: boolean;
}

const nouns: ReadonlyMap<string, Noun> = new Map(
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.flatMap((noun): [string, Noun][] => [
      [pluralOf(noun), { kind, isSeveral: true }],
      [noun, { kind, isSeveral: false }],
    ]),
  ),
);

/** `dog` of "old dog Max"; null where the words before a name are no animal's. */
export const animalAtEndOf = (head: string): Noun | null =>
  nouns.get(
    head
      .trim()
      .replace(/(?<=\S)(?:\s+\p{Lu}\S*)+$/u, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '',
  ) ?? null;

const number = /\b(?:two|three|four|five|six|both|all)\b/iu;
/** Another name, or another animal of the testator's; not "and her basket". */
const another = /\s(?:and|&)\s+(?:my\s|our\s|the\s|\p{Lu})/u;
/** The animal has been named before this; the rest says which one it is. */
const endOfName = /[,;:(]|\s+(?:and|&|aged|called|named|who|which|that|with|from)\s/iu;

/** The animal that typed words name: its kind, null where they say none, and whether there are several. */
export function readAnimal(typed: string): { kind: string | null; isSeveral: boolean } {
  const text = tidy(typed);
  const noun = animalAtEndOf(text.split(endOfName)[0] ?? '');
  return { kind: noun?.kind ?? null, isSeveral: noun?.isSeveral === true || number.test(text) || another.test(text) };
}
