import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import { notTheLastWill } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { SeenThing } from '@plainwill/contracts/will-data/trusted/trusted';
import { type TrustedThing, trustedThings } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { readingCopyPdf } from '../documents/files/will-pdf.ts';
import { printedSheet } from '../documents/guidance/guidance-sheet.ts';
import type { Sheet } from '../documents/guidance/sheet.ts';
import { executorPackOf } from '../holdings/pack/executor-pack.ts';
import { currentSigned } from '../signing/signed-wills.ts';
import { nothingTold, partsAfter, readThing, type ThingOwner } from '../trusted/things.ts';
import { trustedRowsOf } from '../trusted/trusted-people.ts';

/** Everything that an owner has left, as it is at the moment of the asking. Files are set when they are read. */
export interface Snapshot {
  told: Record<'whereItIs' | 'funeralWishes' | 'whatAndWhere', SeenThing>;
  pack: Sheet | null;
  will: WillDocument | null;
  /** Each trusted person has these to read; nobody else will. */
  readers: Record<TrustedPersonId, { things: TrustedThing[]; letters: SeenThing }>;
}

/** @returns null where nothing was set to be read after a release */
export async function takeSnapshot(owner: ThingOwner): Promise<Snapshot | null> {
  const rows = await trustedRowsOf(owner);
  if (!rows.some(({ things }) => Object.values(things).includes('afterRelease'))) return null;
  // They are the same for all who read them; letters alone are addressed.
  const anyReader = { personId: rows[0]?.id as TrustedPersonId, time: 'afterRelease' as const };
  const readers: Snapshot['readers'] = {};
  for (const { id, things } of rows)
    readers[id] = {
      things: trustedThings.filter((thing) => things[thing] !== 'never'),
      letters: await readThing.letters(owner, { personId: id, time: 'afterRelease' }),
    };
  const isLeft = (wanted: TrustedThing) => Object.values(readers).some(({ things }) => things.includes(wanted));
  const told = async (thing: keyof Snapshot['told']) =>
    isLeft(thing) ? readThing[thing](owner, anyReader) : nothingTold;
  return {
    told: {
      whereItIs: await told('whereItIs'),
      funeralWishes: await told('funeralWishes'),
      whatAndWhere: await told('whatAndWhere'),
    },
    pack: isLeft('executorPack') ? (await executorPackOf(owner, partsAfter)).sheet : null,
    will: isLeft('will') ? ((await currentSigned(owner))?.copy?.document ?? null) : null,
    readers,
  };
}

/**
 * A thing for someone among its readers. Files say on every page for whom they were opened, and on which day.
 * @param mark such as “Opened for Robin on 3 March 2027.”
 * @throws {Refusal} CharacterNotPrintable
 */
export async function thingOf(
  { told, pack, will, readers }: Snapshot,
  { id, thing, mark }: { id: TrustedPersonId; thing: TrustedThing; mark: string },
): Promise<SeenThing> {
  switch (thing) {
    case 'executorPack':
      if (!pack) return nothingTold;
      return {
        entries: [],
        // The head of a page is not read aloud.
        file: await printedSheet({
          ...pack,
          lead: `${notTheLastWill} ${pack.lead}`,
          notice: `Not part of the will. ${notTheLastWill} ${mark}`,
        }),
      };
    case 'will': {
      if (!will) return nothingTold;
      const pdf = await readingCopyPdf(will, `Copy: the signed paper is the will. ${notTheLastWill} ${mark}`);
      const file = { fileName: 'Copy of the will.pdf', mediaType: 'application/pdf', base64: pdf.toString('base64') };
      return { entries: [], file };
    }
    case 'letters':
      return readers[id]?.letters ?? nothingTold;
    default:
      return told[thing];
  }
}
