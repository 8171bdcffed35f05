import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Refusal } from '@plainwill/kit/refusal';

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/source-serif-4/package.json'));
const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];
const fontBlobs = faces.map((face) => readFileSync(join(fonts, face, `SourceSerif4_${face}.ttf`)));
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

// An accessible PDF must be able to show every character; without the standard a missing one is left out in silence.
const standard = { pdfStandard: 'ua-1' };
const missingGlyph = 'could not be displayed with font';
// How many later documents may reuse what was worked out for this one, before its text leaves the compiler's memory.
const documentsRemembered = 0;

/**
 * A tagged PDF of `data`, which the template reads as `json(bytes(sys.inputs.data))`: nothing in it can become markup.
 * @throws {Refusal} CharacterNotPrintable
 */
export function typeset(template: string, data: object): Buffer {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  if (!compiled.result) throw new Error('a template of a document does not compile');
  try {
    return compiler.pdf(compiled.result, standard);
  } catch (error) {
    if (error instanceof Error && error.message.includes(missingGlyph)) throw new Refusal('CharacterNotPrintable');
    // The compiler's own message quotes the document, so it goes no further.
    throw new Error('a document could not be written as a PDF');
  } finally {
    compiler.evictCache(documentsRemembered);
  }
}
