import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { Refusal } from '@plainwill/kit/refusal';
import { inCapitals } from './names.ts';

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/source-serif-4/package.json'));
const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];
const fontBlobs = faces.map((face) => readFileSync(join(fonts, face, `SourceSerif4_${face}.ttf`)));

const folder = fileURLToPath(new URL('.', import.meta.url));
const template = readFileSync(join(folder, 'will.typ'), 'utf8');
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });

// An accessible PDF must be able to show every character; without the standard a missing one is left out in silence.
const standard = { pdfStandard: 'ua-1' };
const missingGlyph = 'could not be displayed with font';
// How many later documents may reuse what was worked out for this one, before its text leaves the compiler's memory.
const documentsRemembered = 0;

/** The will as a tagged PDF: the words of `willText` in the same order, and nothing else but page furniture. */
export function willPdf(document: WillDocument): Buffer {
  const will = {
    ...document,
    draftMark: 'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED',
    runningTitle: `LAST WILL AND TESTAMENT – ${inCapitals(document.testator)}`,
    initials: document.signatures.map(({ who }) => who),
  };
  const compiled = compiler.compile({ mainFileContent: template, inputs: { will: JSON.stringify(will) } });
  if (!compiled.result) throw new Error('the template of the will does not compile');
  try {
    return compiler.pdf(compiled.result, standard);
  } catch (error) {
    if (error instanceof Error && error.message.includes(missingGlyph)) throw new Refusal('CharacterNotPrintable');
    // The compiler's own message quotes the will, so it goes no further.
    throw new Error('the will could not be written as a PDF');
  } finally {
    compiler.evictCache(documentsRemembered);
  }
}
