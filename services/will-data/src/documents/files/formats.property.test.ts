import { runsOf } from '@plainwill/kit/testing/test-scope';
import { someFacts } from '@plainwill/law/will/testing/facts';
import { families } from '@plainwill/law/will/testing/families';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './testing/words-in-formats.ts';

describe('a will in each format', () => {
  it('says the same words for any family', async () => {
    await fc.assert(
      fc.asyncProperty(families, async (facts) => {
        const { composed, pdf, docx, txt } = await wordsOf(facts);
        expect(docx).toBe(composed);
        expect(txt).toBe(composed);
        expect(pdf).toBe(composed);
      }),
      { numRuns: runsOf(3, 12) },
    );
  });
});

// Everything that means something to the typesetter, to Word or to XML.
const marks = [
  '#',
  '$',
  '*',
  '_',
  '`',
  '\\',
  '<',
  '>',
  '&',
  '[',
  ']',
  '{',
  '}',
  '@',
  '~',
  '=',
  '-',
  '+',
  '/',
  '"',
  "'",
];
const words = [
  '#let',
  'panic()',
  '&amp;',
  '<w:t>',
  '//',
  '/*',
  ']]>',
  '\\u{41}',
  '{PAGE}',
  'sys.inputs',
  'a',
  'ß',
  '9',
];
const typed = fc.string({ unit: fc.constantFrom(...marks, ...words, ' '), minLength: 1, maxLength: 40 });

it('never takes what was typed for markup', async () => {
  await fc.assert(
    fc.asyncProperty(typed, typed, async (location, name) => {
      const facts = someFacts({ testator: { firstName: `A${name}` }, funeral: { location } });
      const { composed, pdf, docx, txt } = await wordsOf(facts);
      expect([pdf, docx, txt]).toEqual([composed, composed, composed]);
    }),
    { numRuns: runsOf(6, 30) },
  );
});
