import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PaperBox } from '@plainwill/contracts/will-data/will/will-document';
import { fontsOf } from './fonts.ts';

export interface TypesetJob {
  template: string;
  /** JSON, which the template reads as `json(bytes(sys.inputs.data))`. */
  data: string;
  /** The font families to set it in, in the order to try them. */
  families: readonly string[];
  standard: PdfStandard;
}

/** For assistive technology, or for an archive; both are tagged, and the compiler keeps to one of them at a time. */
export type PdfStandard = 'ua-1' | 'a-2a';

export interface TypesetPdf {
  pdf: Uint8Array;
  pageCount: number;
  /** The place of a box to write in, as the template has it. */
  boxes: PaperBox[];
}

/** A character that none of the fonts holds. */
export interface MissingCharacter {
  missing: string;
}

// Either standard must be able to show every character; without one a missing character is left out in silence.
const missingGlyph = /the text `\\?"(.+?)\\?"` could not be displayed with font/u;
// How many later documents may reuse what was worked out for this one, before its text leaves the compiler's memory.
const documentsRemembered = 0;
// A compiler holds the fonts it was made with, and few documents need more than the first.
const maxCompilers = 3;

const compilers = new Map<string, NodeCompiler>();

function compilerFor(families: readonly string[]): NodeCompiler {
  const key = families.join();
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fontsOf(families) }] });
  compilers.delete(key);
  compilers.set(key, compiler);
  for (const oldest of [...compilers.keys()].slice(0, -maxCompilers)) compilers.delete(oldest);
  return compiler;
}

// Asked for afterwards: a document in the hands of JavaScript weighs nothing there, so it would hardly ever be collected.
const measures =
  '#context [#metadata((pageCount: counter(page).final().first(), boxes: query(<box>).map(found => found.value)))<measures>]';

/** Sets one document. It keeps its thread busy until it is done, so it has one of its own. */
export default function typesetHere({ template, data, families, standard }: TypesetJob): TypesetPdf | MissingCharacter {
  const compiler = compilerFor(families);
  const inputs = { data, fonts: JSON.stringify(families) };
  const document = { mainFileContent: `${template}\n${measures}`, inputs };
  try {
    const pdf = compiler.pdf(document, { pdfStandard: standard });
    const [measured] = compiler.query(document, { selector: '<measures>', field: 'value' });
    return { pdf, ...measured };
  } catch (error) {
    const missing = error instanceof Error && missingGlyph.exec(error.message)?.[1];
    if (missing) return { missing: unescaped(missing) };
    // The compiler's own message quotes the document, so it goes no further.
    throw new Error('a document could not be written as a PDF');
  } finally {
    compiler.evictCache(documentsRemembered);
  }
}

const unescaped = (text: string) =>
  text.replace(/\\+u\{([0-9a-f]+)\}/giu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
