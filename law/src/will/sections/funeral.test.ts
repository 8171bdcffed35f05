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
    [
      { funeralType: 'no_preference', location: 'St Mary’s' },
      'I have no preference between burial and cremation, and leave the choice to those who arrange my funeral. The place I would like is: St Mary’s.',
    ],
  ] as const)('wishes and never directs: %j', (wishes, text) => {
    expect(funeral(wishes)['funeral.choice']).toBe(text);
  });

  it('consents to anatomical examination in the words of the Act, which the section does not take back', () => {
    const { 'funeral.choice': choice, 'funeral.effect': effect } = funeral({
      funeralType: 'medical_science',
      location: 'Leeds',
    });
    expect(choice).toBe(
      'I consent to the storage and use of my body after my death for anatomical examination, for education or training relating to human health, and for research in connection with disorders, or the functioning, of the human body. I wish it to be offered to a medical school. The school or place I would like is: Leeds. If no school accepts it, those who arrange my funeral decide what is done.',
    );
    expect(effect).toMatch(/^Apart from my consent to the use of my body, this section sets out wishes only\./);
    expect(funeral({ funeralType: 'burial' })['funeral.effect']).toMatch(/^This section sets out wishes only\./);
  });

  it('prints ashes for a cremation', () => {
    expect(funeral({ funeralType: 'cremation', ashesDirections: 'Clee Hill' })['funeral.ashes']).toBe(
      'My wish for my ashes is: Clee Hill.',
    );
  });

  it.each(['burial', 'medical_science', 'no_preference'])('leaves out ashes beside %s', (funeralType) => {
    expect(funeral({ funeralType, ashesDirections: 'Clee Hill' })).not.toHaveProperty('funeral.ashes');
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
