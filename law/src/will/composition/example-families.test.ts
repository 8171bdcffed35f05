import { describe, expect, it } from 'vitest';
import { checkWill } from '../../../../services/will-data/src/documents/check-will.ts';
import { exampleFamilies } from '../testing/example-families.ts';
import { composeWill } from './compose-will.ts';
import { asDraft } from './signing-form.ts';
import { willText } from './will-text.ts';

/** Alternatives are separated by a bar. */
const holds = (text: string, wanted: string) => wanted.split('|').some((words) => text.includes(words));

describe.each(exampleFamilies)(
  'the will of this family: $description',
  ({ facts, asOf, text_includes, text_excludes }) => {
    const text = willText(asDraft(composeWill(facts, { asOf }), checkWill(facts, { asOf }))).join('\n');

    it.each(text_includes)('says "%s"', (wanted) => {
      expect(holds(text, wanted), text).toBe(true);
    });

    it.each(text_excludes)('does not say "%s"', (unwanted) => {
      expect(text).not.toContain(unwanted);
    });
  },
);
