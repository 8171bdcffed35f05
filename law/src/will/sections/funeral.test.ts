import { describe, expect, it } from 'vitest';
import { clausesOf, someFacts } from '../testing/facts.ts';

function funeral(wishes: Record<string, string>) {
  const clauses = clausesOf(someFacts({ funeral: wishes }));
  return Object.fromEntries(Object.entries(clauses).filter(([id]) => id.startsWith('funeral.')));
}

describe('the funeral', () => {
  it.each([
    [{ funeralType: 'burial' }, 'I wish to be buried.'],
    [
      { funeralType: 'burial', location: 'St Mary’s, Ludlow' },
      'I wish to be buried. The place I would like is: St Mary’s, Ludlow.',
    ],
    [{ funeralType: 'cremation' }, 'I wish to be cremated.'],
    [
      { funeralType: 'cremation', location: 'St Mary’s.' },
      'I wish to be cremated. The place I would like for the service is: St Mary’s.',
    ],
  ] as const)('wishes and never directs: %j', (wishes, text) => {
    expect(funeral(wishes)['funeral.choice']).toBe(text);
  });

  it('prints ashes for a cremation', () => {
    expect(funeral({ funeralType: 'cremation', ashesDirections: 'Clee Hill' })['funeral.ashes']).toBe(
      'My wish for my ashes is: Clee Hill.',
    );
  });

  it('leaves out ashes that an earlier choice left behind', () => {
    expect(funeral({ funeralType: 'burial', ashesDirections: 'Clee Hill' })).not.toHaveProperty('funeral.ashes');
  });

  it('speaks of donations as the mourners’ own, never as a gift', () => {
    const { 'funeral.flowers': flowers, 'funeral.effect': effect } = funeral({ flowersCharities: 'Hope House' });
    expect(flowers).toBe(
      'My wish about flowers, and about donations that those who mourn me may choose to make, is: Hope House.',
    );
    expect(effect).toContain('nothing in it is a gift');
  });

  it('prints other wishes as such, and not among readings', () => {
    expect(funeral({ otherWishes: 'No post-mortem, and burial within a day' })['funeral.other']).toBe(
      'My other wishes about my body and my funeral are: No post-mortem, and burial within a day.',
    );
  });

  it('prints each wish that was answered and no empty label', () => {
    expect(Object.keys(funeral({ readingsHymns: 'Psalm 23', gatheringDirections: ' . ' }))).toEqual([
      'funeral.choice',
      'funeral.readings',
      'funeral.effect',
    ]);
  });
});
