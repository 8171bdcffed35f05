import { describe, expect, it } from 'vitest';
import { jsonRefusal } from './json-limits.ts';

const maxBytes = 64 * 1024;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const isRefused = (text: string) => jsonRefusal(text, maxBytes)?.code === 'PAYLOAD_TOO_LARGE';

it.each([
  ['nothing', ''],
  ['an empty object', '{}'],
  ['32 levels', nested(32)],
  ['many lists, each of which is closed', `[${Array(1000).fill('[1]').join(',')}]`],
  ['brackets and commas in a text', JSON.stringify({ name: `${'[{,'.repeat(9000)}\\"` })],
  ['words with an e', `[${Array(1000).fill('true,false').join(',')}]`],
  ['a text as long as is allowed', `"${'a'.repeat(maxBytes - 2)}"`],
  ['broken JSON, which is refused when it is parsed', '{"a":'],
])('takes %s', (_what, text) => {
  expect(isRefused(text)).toBe(false);
});

describe('refuses', () => {
  it.each([
    ['33 levels', nested(33)],
    ['objects in objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['levels after a text that ends in an escape', `["\\\\",${nested(33)}]`],
    ['one byte too many', `"${'a'.repeat(maxBytes - 1)}"`],
    ['characters that were one byte and are three', `"${'\uFFFD'.repeat(30_000)}"`],
    ['numbers that grow', `[${Array(3900).fill('1e20').join(',')}]`],
    ['more values than anything holds', `[${Array(4001).fill('0').join(',')}]`],
    ['more keys than anything has', `{${Array(4001).fill('"":0').join(',')}}`],
  ])('%s', (_what, text) => {
    expect(isRefused(text)).toBe(true);
  });

  it.each(['1e20', '-1e20', '1E+20', '1.5e20', '9e-6', '1e-6', '5e300'])(
    '%s by its length when it is written again, at the least',
    (number) => {
      const count = 1000;
      const text = `[${Array(count).fill(number).join(',')}]`;
      const writtenAgain = JSON.stringify(JSON.parse(text)).length;
      expect(jsonRefusal(text, writtenAgain - 1)?.code).toBe('PAYLOAD_TOO_LARGE');
    },
  );
});

it('looks at the largest body within a few milliseconds', () => {
  const text = `[${'1e20,'.repeat(12_000)}0]`;
  // Of the processor's time: that of the clock is also others'.
  const before = process.cpuUsage();
  for (let time = 0; time < 20; time++) jsonRefusal(text, maxBytes);
  expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(10);
});
