import { describe, expect, it } from 'vitest';
import { spouseDetailsPatch, spouseDetailsText } from './spouse-details-model.ts';

const noSpouse = spouseDetailsText(null);
const sam = { ...noSpouse, fullName: 'Sam Vale', relationship: 'partner', gender: 'female', intendingToMarry: 'yes' };

describe('sendableSpouse, with nobody stored', () => {
  it.each([
    [{ fullName: 'Sam' }, 'relationship and gender'],
    [{ fullName: 'Sam', gender: 'male' }, 'relationship'],
    [{ relationship: 'wife', gender: 'female', fullName: ' ' }, 'full name'],
  ])('waits, and names what is still needed: %o', (typed, needed) => {
    expect(spouseDetailsPatch(typed, noSpouse, false)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: `Kept in your account. Add their ${needed} too.`,
    });
  });

  it('sends all three together, with the wish to marry', () => {
    expect(spouseDetailsPatch(sam, noSpouse, false).changes).toEqual({
      ...sam,
      intendingToMarry: true,
      protectShare: null,
    });
  });

  it('sends with the last answer what was kept of the others', () => {
    const kept = { ...noSpouse, fullName: 'Sam Vale', relationship: 'partner' };
    expect(spouseDetailsPatch({ gender: 'female' }, kept, false)).toEqual({
      changes: { fullName: 'Sam Vale', relationship: 'partner', gender: 'female' },
      sent: { gender: 'female' },
      stillNeeded: null,
    });
  });

  it('has nothing to say of nobody', () => {
    expect(spouseDetailsPatch({ fullName: '' }, noSpouse, false)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: null,
    });
  });
});

describe('sendableSpouse, with somebody stored', () => {
  it('sends only what changed', () => {
    expect(spouseDetailsPatch({ fullName: 'Sam Hart' }, sam, true).changes).toEqual({ fullName: 'Sam Hart' });
    expect(spouseDetailsPatch({ intendingToMarry: '' }, sam, true).changes).toEqual({ intendingToMarry: false });
  });

  it('holds back an emptied answer while another is there', () => {
    expect(spouseDetailsPatch({ fullName: '', gender: 'male' }, sam, true)).toEqual({
      changes: { gender: 'male' },
      sent: { gender: 'male' },
      stillNeeded: 'Not saved yet: their full name cannot be empty. What you gave before is kept.',
    });
  });

  it('sends what is added to the name that staff saved, and asks for nothing else', () => {
    expect(spouseDetailsPatch({ gender: 'male' }, { ...noSpouse, fullName: 'Sam Vale' }, true)).toEqual({
      changes: { gender: 'male' },
      sent: { gender: 'male' },
      stillNeeded: null,
    });
  });

  it('clears them when all three are emptied', () => {
    expect(spouseDetailsPatch({ fullName: '', relationship: '', gender: '' }, sam, true).changes).toBe('cleared');
  });
});
