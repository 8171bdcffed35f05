import type { AccountId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import {
  funeralWishesQuestions,
  writtenWishes,
} from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { holdingKindLabels, type PackPart } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { SeenThing } from '@plainwill/contracts/will-data/trusted/trusted';
import type { TrustedThing, TrustedTime } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { formatDay } from '@plainwill/law/checks/wording';
import type { CallContext } from '../context.ts';
import { readingCopyPdf } from '../documents/files/will-pdf.ts';
import { holdingsOf } from '../holdings/holdings.ts';
import { executorPackFile } from '../holdings/pack/executor-pack.ts';
import { holdingLines, linesOf } from '../holdings/pack/pack-sources.ts';
import { placeOfOriginal } from '../holdings/pack/places.ts';
import { addressOf, paragraphsOf } from '../letters/letter-sheet.ts';
import { lettersOf } from '../letters/letters.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { currentSigned } from '../signing/signed-wills.ts';

/** The owner of what is read. */
export type ThingOwner = Pick<CallContext, 'em' | 'vault' | 'today'> & { account: { id: AccountId } };

/** The trusted person who reads, and the time for which the thing is set for them. */
interface ThingReader {
  personId: TrustedPersonId;
  time: Exclude<TrustedTime, 'never'>;
}

type ReadThing = (owner: ThingOwner, reader: ThingReader) => Promise<SeenThing>;

/** An owner may not have told us anything of a thing. */
export const nothingTold: SeenThing = { entries: [], file: null };

/** The witnesses are for nobody to read, and the guide says what kinds of gifts the will has. */
const partsBefore: readonly PackPart[] = ['first_week', 'people', 'places', 'estate'];
export const partsAfter: readonly PackPart[] = [...partsBefore, 'guide'];

const whereItIs: ReadThing = async (owner) => {
  const signed = await currentSigned(owner);
  if (!signed) return nothingTold;
  const { note } = signed;
  const lines = [
    `It was signed on ${formatDay(note.signedOn)}.`,
    note.keptAt ? placeOfOriginal(note) : 'They have not said where it is.',
    ...(note.isLost ? ['They could not find it when they last looked.'] : []),
  ];
  return { entries: [{ title: 'The signed will', lines }], file: null };
};

const funeralWishes: ReadThing = async ({ em, vault, account }) => {
  const { funeralWishes: wishes } = await testatorRecordOf(em, vault, account.id);
  if (!wishes) return nothingTold;
  const kind = wishes.funeralType
    ? [{ title: 'Wish', lines: [funeralWishesQuestions.funeralType.options[wishes.funeralType]] }]
    : [];
  const written = writtenWishes.flatMap((field) => {
    const lines = linesOf(wishes[field] ?? '');
    return lines.length > 0 ? [{ title: funeralWishesQuestions[field].label, lines }] : [];
  });
  return { entries: [...kind, ...written], file: null };
};

const whatAndWhere: ReadThing = async (owner) => ({
  entries: (await holdingsOf(owner)).map((holding) => ({
    title: holding.who ? `${holding.what}, ${holding.who}` : holding.what,
    lines: [holdingKindLabels[holding.kind], ...holdingLines(holding)],
  })),
  file: null,
});

const executorPack: ReadThing = async (owner, { time }) => ({
  entries: [],
  file: await executorPackFile(owner, 'pdf', time === 'now' ? partsBefore : partsAfter),
});

/** Only those that name the reader. */
const letters: ReadThing = async (owner, { personId }) => ({
  entries: (await lettersOf(owner))
    .filter(({ readers }) => readers.includes(personId))
    .map((letter) => ({
      title: letter.title,
      lines: [`${addressOf(letter)}, written on ${formatDay(letter.writtenOn)}`, ...paragraphsOf(letter.body)],
    })),
  file: null,
});

const will: ReadThing = async (owner) => {
  const document = (await currentSigned(owner))?.copy?.document;
  if (!document) return nothingTold;
  const pdf = await readingCopyPdf(document);
  return {
    entries: [],
    file: {
      fileName: 'Copy of the will.pdf',
      mediaType: 'application/pdf',
      base64: Buffer.from(pdf).toString('base64'),
    },
  };
};

/** How each thing is read for a trusted person, of today. */
export const readThing: Record<TrustedThing, ReadThing> = {
  whereItIs,
  funeralWishes,
  executorPack,
  whatAndWhere,
  letters,
  will,
};
