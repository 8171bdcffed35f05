import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet, SheetPart } from './sheet.ts';

/** Things, and who should have them: what was typed, else lines to write on. It binds nobody and is no part of the will. */
export const letterOfWishes = (_will: Will, testator: string, { letter }: { letter: string }): Sheet => ({
  title: 'Letter of wishes',
  lead: `From ${testator} to my executors. My will asks you to follow a note about particular things, if I leave one. This is that note. It does not bind you, and it is not part of my will.`,
  parts: [
    letter.trim() === '' ? toFill : { heading: 'What I would like', text: letter },
    {
      heading: 'Signed',
      text: 'No witnesses are needed. Sign it, date it, and keep it with your will, but do not attach one to the other. You can write a new one at any time.',
      list: { kind: 'blanks', lines: ['Signature', 'Date'] },
    },
  ],
});

const linesToFill = 8;

const toFill: SheetPart = {
  heading: 'Who I would like to have what',
  text: 'Be specific about each thing, and write the full name of the person.',
  list: { kind: 'blanks', lines: Array.from({ length: linesToFill }, () => 'Thing, and for whom') },
};
