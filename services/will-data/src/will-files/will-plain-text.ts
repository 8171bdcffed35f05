import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { willText } from '../will/composition/will-text.ts';
import { draftMark, type Purpose } from './page-furniture.ts';

/** The will as a text file, a paragraph to a line with an empty line between. */
export const willPlainText = (document: WillDocument, purpose: Purpose): string =>
  [...(purpose === 'draft' ? [draftMark] : []), ...willText(document)].join('\n\n').concat('\n');
