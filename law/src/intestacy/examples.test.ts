import { describe, expect, it } from 'vitest';
import { intestacy } from './intestacy.ts';
import { examples } from './testing/example.ts';

describe('agrees to the penny with the example', () => {
  it.each(examples.map((example) => [example.id, example.title, example] as const))('%s %s', (_id, _title, example) => {
    const { sources, ...expected } = example.expected;
    const { steps, estatePence, ...answer } = intestacy(example.family);
    expect(answer).toEqual(expected);
    expect(estatePence).toBe(example.family.estatePence);
    expect(new Set(steps.map(({ source }) => source))).toEqual(
      new Set([...steps.map(({ source }) => source), ...sources]),
    );
  });
});
