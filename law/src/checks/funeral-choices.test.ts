import { describe, expect, it } from 'vitest';
import { saidBy } from './testing/case.ts';

describe('a body that goes to medical science', () => {
  it('wants the school’s own form beside the consent in the will', () => {
    const [said] = saidBy('FUN-03', { funeral: { funeralType: 'medical_science' } });
    expect(said?.[0]).toMatch(
      /^Your will gives your consent to anatomical examination\. Sign the medical school’s own form/,
    );
  });

  it.each([
    ['medical_science', 'you give your body to medical science'],
    ['no_preference', 'you left the choice to your family'],
    ['burial', 'you chose burial'],
  ])('leaves ashes unprinted, as does %s', (funeralType, why) => {
    expect(saidBy('FUN-04', { funeral: { funeralType, ashesDirections: 'At sea' } })).toEqual([
      [`Your ashes instructions are not printed because ${why}.`, 'funeralWishes.ashesDirections'],
    ]);
  });
});
