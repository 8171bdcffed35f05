import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import { familiesFor, fontsOf } from './fonts.ts';

const require = createRequire(import.meta.url);

// In the one font that every document is set in: few texts hold anything else.
const everyday = /^[\n\u0020-\u007e\u00a0-\u017f\u2013-\u201e]*$/;
// Joiners and marks that choose a form: they print nothing themselves.
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;

const fonts = new Map<string, Fontkit.Font>();

function fontOf(family: string): Fontkit.Font {
  const known = fonts.get(family);
  if (known) return known;
  const [file] = fontsOf([family]);
  // It weighs 26 MB, and most services never need it.
  const { create } = require('fontkit') as typeof Fontkit;
  const font = create(file as Buffer) as Fontkit.Font;
  fonts.set(family, font);
  return font;
}

const isPrintable = (character: string) =>
  unseen.test(character) ||
  familiesFor(character).some((family) => fontOf(family).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const asRead = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** What of a text no font of ours can print, as people read it: each emoji or letter once. */
export function unprintableIn(text: string): string[] {
  if (everyday.test(text)) return [];
  const read = [...asRead.segment(text.replaceAll('\n', ''))].map(({ segment }) => segment);
  return [...new Set(read.filter((segment) => ![...segment].every(isPrintable)))];
}
