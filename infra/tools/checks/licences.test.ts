import { describe, expect, it } from 'vitest';
import { notAllowed } from './licences.ts';

const under = (expression: string) => [{ name: 'thing', version: '1.0.0', licenses: [{ expression }] }];

describe('the licence of a package', () => {
  it.each(['MIT', 'MIT AND OFL-1.1', '(GPL-3.0-only OR MIT)'])('may be %s', (expression) => {
    expect(notAllowed(under(expression))).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN FILE'])('may not be %s', (expression) => {
    expect(notAllowed(under(expression))).toEqual([`thing 1.0.0: ${expression}`]);
  });

  it('must be named', () => {
    expect(notAllowed([{ name: 'thing', version: '1.0.0' }])).toEqual(['thing 1.0.0: no licence named']);
  });
});
