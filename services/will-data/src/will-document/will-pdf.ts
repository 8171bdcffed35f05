import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { typeset } from '../typeset/typeset.ts';
import { inCapitals } from './people/names.ts';

const template = readFileSync(join(import.meta.dirname, 'will.typ'), 'utf8');

/** The will as a tagged PDF: the words of `willText` in the same order, and nothing else but page furniture. */
export const willPdf = (document: WillDocument): Buffer =>
  typeset(template, {
    ...document,
    draftMark: 'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED',
    runningTitle: `LAST WILL AND TESTAMENT – ${inCapitals(document.testator)}`,
    initials: document.signatures.map(({ who }) => who),
  });
