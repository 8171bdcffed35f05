import {
  funeralWishesQuestions,
  writtenWishes,
} from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { basisOf, linesOf, type PackSources } from './pack-sources.ts';

/** The wishes as the will has them. */
export function funeralInPack(sources: PackSources): SheetPart[] {
  const { funeral } = sources.will;
  const rows = [
    ...(funeral.funeralType
      ? [{ label: 'Wish', lines: [funeralWishesQuestions.funeralType.options[funeral.funeralType]] }]
      : []),
    ...writtenWishes.flatMap((field) => {
      const lines = linesOf(funeral[field]);
      return lines.length > 0 ? [{ label: funeralWishesQuestions[field].label, lines }] : [];
    }),
  ];
  const text = `${basisOf(sources)} They do not bind anyone.`;
  return [{ heading: 'Funeral wishes', ...(rows.length > 0 ? { text, rows } : { text: `${text} None are told.` }) }];
}
