import type { Exclusion } from '@plainwill/law/will/model/provisions-of';
import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet, SheetPart } from './sheet.ts';

/**
 * Why somebody is left out: a written statement that a court may weigh (Civil Evidence Act 1995 s.1; I(PFD)A 1975 s.3). It
 * is kept apart from the will, which becomes public.
 */
export const statementOfReasons = ({ exclusions }: Will, testator: string): Sheet => ({
  title: 'Statement of reasons',
  lead: `By ${testator}, about my will. Keep this with the will, but do not attach it. It does not bind a court, which may still order that someone is provided for.`,
  parts: [
    ...(exclusions.length > 0 ? exclusions : [null]).map(about),
    {
      heading: 'What I have considered',
      text: 'I have considered what each person named here may need, and what I owe them. I make this statement so that my reasons are known.',
      list: { kind: 'blanks', lines: ['Signature', 'Full name', 'Date'] },
    },
    {
      heading: 'Before you sign',
      list: {
        kind: 'points',
        lines: [
          'Write facts and dates, no insults. A court and the person themselves may read it.',
          'Write a new statement if things change.',
          'Ask a solicitor, above all if you leave out a husband, wife, civil partner, partner or child, or someone who depends on you. They can ask a court for a share within six months of the grant of probate.',
        ],
      },
    },
  ],
});

const linesToFill = 5;

const about = (exclusion: Exclusion | null): SheetPart => ({
  heading: exclusion
    ? `Why my will leaves nothing to ${exclusion.person.name}`
    : 'Why my will leaves nothing to someone',
  ...(exclusion && exclusion.reasons.trim() !== ''
    ? { text: exclusion.reasons }
    : { list: { kind: 'blanks' as const, lines: Array.from({ length: linesToFill }, () => 'Reason') } }),
});
