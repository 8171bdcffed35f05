import { describe, expect, it } from 'vitest';
import type { WillFacts } from '../../facts/will-facts.ts';
import { aChild, anAdultChild, anItem, aPerson, aSum, levels, primaries } from '../../will/testing/facts.ts';
import type { WitnessToCheck } from '../plan-to-check.ts';
import { amy, beth, dan, hartFacts, ken, messagesOf, rob, sue, wife, withKen } from '../testing/hart-will.ts';
import { aPlan, aWitness, foundIn, type SomeOfWitness } from '../testing/plans.ts';

describe('one who gets something', () => {
  it.each<[string, SomeOfWitness]>([
    ['is chosen from the contacts', { personId: 'Susan Vale' }],
    ['has the same e-mail', { email: ' SUE@example.com ' }],
    ['lives at the same address', { address: '9, Corve Street, Ludlow sy81da' }],
  ])('is known where a witness of the name %s', (_how, row) => {
    expect(foundIn(hartFacts(), withKen('Ms Susan Vale', row), 'blocks', 'warns')).toEqual(['SIG-13 Ms Susan Vale']);
  });

  it.each<[string, SomeOfWitness, string[]]>([
    ['has another birthday', { dateOfBirth: '1950-01-01' }, []],
    ['has another age', { dateOfBirth: null, age: 40 }, []],
    ['is not the same, as was said', { dateOfBirth: null, isAdult: true, notSameAs: ['Susan Vale'] }, []],
    ['has nothing more in common', { dateOfBirth: null, isAdult: true }, ['SIG-20 Susan Vale']],
    ['has the same age and nothing more', { dateOfBirth: null, age: 66 }, ['SIG-20 Susan Vale']],
  ])('is not taken for a witness of the name who %s', (_why, row, found) => {
    const born = aPerson('Susan Vale', 'sister', { dateOfBirth: '1960-01-01' });
    const of = hartFacts({ gifts: [aSum(5000, [born])] });
    expect(foundIn(of, withKen('Susan Vale', row), 'blocks', 'warns')).toEqual(found);
  });

  it('is told from another of the name in the question', () => {
    const plan = withKen('Susan Vale', { dateOfBirth: null, isAdult: true });
    expect(messagesOf(plan)).toEqual([
      'Susan Vale has the same name as your sister Susan Vale, who inherits. If they are the same person, choose someone else.',
    ]);
  });

  it.each<[string, SomeOfWitness]>([
    ['says that he is', { relation: 'spouse' }],
    ['is married to the testator', { spouseOf: ['testator'] }],
    ['is married to the testator, by name', { spouseOf: ['Eleanor May Hart'] }],
  ])('is the husband, whatever the name, where a witness %s', (_how, row) => {
    expect(foundIn(hartFacts(), withKen('Dan', row), 'blocks', 'warns')).toEqual(['SIG-13 Dan']);
  });

  it.each<[string, WillFacts]>([
    ['as a backup', hartFacts({ gifts: [anItem('Clock', [sue], [rob])] })],
    [
      'of life insurance',
      hartFacts({
        gifts: [
          {
            ...aSum(1, [sue]),
            giftType: 'life_insurance',
            provider: 'Acme',
            remainderRecipients: levels([rob]).map(({ recipientId, recipientType, ...row }) => ({
              ...row,
              id: recipientId,
              type: recipientType,
            })),
          },
        ],
      }),
    ],
    ['of a pension', hartFacts({ gifts: [{ ...anItem('', [rob]), giftType: 'pension_plan', provider: 'Acme' }] })],
    ['of the residue, at the third level', hartFacts({ residue: levels([dan], [amy], [rob]) })],
    [
      'of a pet',
      hartFacts({
        more: {
          pets: [
            {
              description: 'my dog Rex',
              takerType: 'contact',
              takerId: 'Susan Vale',
              substituteType: 'contact',
              substituteId: 'Robert Finch',
            },
          ],
        },
      }),
    ],
    [
      'of belongings',
      hartFacts({ more: { personalChattels: { recipients: [{ type: 'contact', id: 'Robert Finch' }] } } }),
    ],
    [
      'of private files',
      hartFacts({
        more: { digitalAssets: { privateFiles: 'hand_over', recipients: [{ type: 'contact', id: 'Robert Finch' }] } },
      }),
    ],
    [
      'of a right to live in the home',
      hartFacts({
        home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
        more: {
          homeTrust: {
            occupierType: 'contact',
            occupierId: 'Robert Finch',
            thenTo: [{ type: 'child', id: 'Amy Hart' }],
          },
        },
      }),
    ],
    [
      'of a sum for guardians',
      hartFacts({
        guarded: [{ child: aChild('Kim Hart'), primaries: [rob] }],
        more: { guardianSupport: { cashAmount: 500 } },
      }),
    ],
    ['of a debt forgiven', hartFacts({ gifts: [{ ...anItem('', [rob]), giftType: 'forgiven_debt' }] })],
  ])('counts %s', (_what, of) => {
    expect(foundIn(of, withKen('Robert Finch', { personId: 'Robert Finch' }), 'blocks')).toEqual([
      'SIG-13 Robert Finch',
    ]);
  });

  it.each<[string, WillFacts]>([
    [
      'files that are to be deleted',
      hartFacts({
        more: { digitalAssets: { privateFiles: 'delete', recipients: [{ type: 'contact', id: 'Robert Finch' }] } },
      }),
    ],
    ['guardians without a sum', hartFacts({ guarded: [{ child: aChild('Kim Hart'), primaries: [rob] }] })],
    [
      'those left out on purpose',
      hartFacts({ more: { exclusions: [{ personType: 'contact', personId: 'Robert Finch' }] } }),
    ],
    ['executors', hartFacts({ executors: primaries(rob) })],
  ])('does not count %s', (_what, of) => {
    expect(foundIn(of, withKen('Robert Finch', { personId: 'Robert Finch' }), 'blocks')).toEqual([]);
  });

  it('counts the children in the last resort, where the will leaves it to relatives', () => {
    const tom = anAdultChild('Tom Hart');
    const leaving = (kind: string) => hartFacts({ people: [dan, amy, tom], more: { residueFallback: { kind } } });
    const plan = withKen('Tom Hart', { personId: 'Tom Hart' });
    expect(foundIn(leaving('relatives'), plan, 'blocks')).toEqual(['SIG-13 Tom Hart']);
    expect(foundIn(leaving('both_families'), plan, 'blocks')).toEqual(['SIG-13 Tom Hart']);
    expect(foundIn(leaving('law'), plan, 'blocks')).toEqual([]);
  });

  it('may have one name, and be stored as nobody says what', () => {
    const cher = aPerson('Cher', 'Other');
    const facts = hartFacts({ gifts: [aSum(5000, [cher])] });
    expect(foundIn(facts, withKen('Cher', { personId: 'Cher' }), 'blocks')).toEqual(['SIG-13 Cher']);
    expect(messagesOf(withKen('Cher'), facts)).toEqual([
      'Cher has the same name as someone who inherits. If they are the same person, choose someone else.',
    ]);
  });

  it('does not count a partner whom the will leaves out, who is close all the same', () => {
    const of = hartFacts({
      testator: { ...wife, maritalStatus: 'partner' },
      more: { flags: { includePartner: false } },
    });
    const plan = aPlan([
      aWitness('Dan', { relation: 'partner' }),
      aWitness('Daniel Hart', { personId: 'Daniel Hart' }),
    ]);
    expect(foundIn(of, plan, 'blocks', 'warns')).toEqual(['SIG-27 Dan', 'SIG-27 Daniel Hart']);
  });
});

describe('the third witness', () => {
  const third = aWitness('Susan Vale', { personId: 'Susan Vale' });
  const husband = aWitness('Graham Vale', { spouseOf: ['Susan Vale'] });

  it.each<[string, WitnessToCheck[], string[]]>([
    ['two others sign', [beth, ken, third], ['SIG-24 Susan Vale']],
    [
      'two others sign beside both of a couple',
      [third, husband, beth, ken],
      ['SIG-24 Susan Vale', 'SIG-24 Graham Vale'],
    ],
    [
      'one of two others is blind',
      [beth, { ...ken, isBlind: true }, third],
      ['SIG-16 Kenneth Price', 'SIG-13 Susan Vale'],
    ],
    [
      'one of three others is blind',
      [{ ...ken, isBlind: true }, beth, aWitness('Ida Cole'), third],
      ['SIG-16 Kenneth Price', 'SIG-24 Susan Vale'],
    ],
    ['the others are one person', [beth, { ...beth }, third], ['SIG-11 Elizabeth Moore', 'SIG-13 Susan Vale']],
    ['nobody else is without a gift', [beth, third, husband], ['SIG-13 Susan Vale', 'SIG-14 Graham Vale']],
  ])('saves the gift, or does not, where %s', (_case, witnesses, found) => {
    expect(foundIn(hartFacts(), aPlan(witnesses), 'blocks', 'warns')).toEqual(found);
  });

  it('is one more than is needed', () => {
    expect(messagesOf(aPlan([beth, ken, aWitness('Ida Cole')]))).toEqual([
      'Two witnesses are enough; a third does no harm.',
    ]);
    const five = aPlan([beth, ken, aWitness('Ida Cole'), aWitness('Jo Pugh'), aWitness('Lee Boyd')]);
    expect(messagesOf(five)).toEqual(['Two witnesses are enough; more do no harm.']);
  });
});

describe('a home in common', () => {
  it.each<[string, SomeOfWitness, string[]]>([
    ['has not been asked', { spouseOf: null }, ['SIG-22 Graham Oakes']],
    ['has been asked', { spouseOf: [] }, ['SIG-34 Graham Oakes']],
    ['is a partner', { spouseOf: [], partnerOf: ['Susan Vale'] }, ['SIG-21 Graham Oakes', 'SIG-34 Graham Oakes']],
  ])('with one who inherits counts where the witness %s', (_which, row, found) => {
    const plan = withKen('Graham Oakes', { address: '9 Corve Street, Ludlow SY8 1DA', ...row });
    expect(foundIn(hartFacts(), plan)).toEqual(found);
  });

  it('with a child who inherits is no marriage', () => {
    const young = aPerson('Zoe Oakes', 'godchild', {
      dateOfBirth: '2012-01-01',
      line1: '1 Dinham',
      postcode: 'SY8 1EJ',
    });
    const plan = withKen('Graham Oakes', { address: '1 Dinham, SY8 1EJ', spouseOf: null });
    expect(messagesOf(plan, hartFacts({ gifts: [aSum(500, [young, sue])] }))).toEqual([
      'Ask Graham Oakes whether they are married to, or the civil partner of, Susan Vale or Amy Hart.',
    ]);
  });

  it('with the testator is told, and with the husband', () => {
    const plan = withKen('Lodger Lee', { address: '4 Mill Lane, Ludlow, SY8 1XX, UK' });
    expect(messagesOf(plan)).toEqual(['Lodger Lee shares a home with you and Daniel Hart. A neighbour is better.']);
  });
});
