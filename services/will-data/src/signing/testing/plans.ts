import { emptyAddress } from '@plainwill/contracts/shared/address';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { SigningPlan, Witness } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { TestatorCalls } from '../../testing/will-data.ts';

/** A neighbour of whom everything was asked. */
export const aWitness = (name: string): Witness => ({
  name,
  personId: null,
  notSameAs: [],
  dateOfBirth: null,
  age: null,
  address: { ...emptyAddress, line1: '9 Corve Street', townOrCity: 'Ludlow', postcode: 'SY8 1DA' },
  email: '',
  mobileNumber: '',
  relation: 'neighbour',
  spouseOf: [],
  partnerOf: [],
  isAdult: true,
  occupation: 'baker',
  childOf: [],
  actsFor: [],
  isFitAsked: true,
});

/** The one who gets everything in the will of `answerEverything`, as a witness. */
export async function theBeneficiary(testator: TestatorCalls): Promise<Witness> {
  const { residue, contacts } = await testator.testatorRecord.get();
  const contact = contacts.find(({ id }) => id === residue.recipients[0]?.personId);
  if (!contact) throw new Error('Nobody gets anything');
  return { ...aWitness(nameOf(contact)), personId: contact.id, relation: 'sibling' };
}

/** A plan with these witnesses, and nobody who helps. */
export const aPlan = (witnesses: Witness[], signing: Partial<SigningPlan['signing']> = {}): SigningPlan => ({
  witnesses,
  signing: {
    plannedFor: null,
    signsForTestator: null,
    reader: null,
    needsInterpreter: false,
    interpreter: null,
    ...signing,
  },
});

type Signing = Parameters<TestatorCalls['signedWills']['record']>[0];

/** A signing as it is recorded, before the two neighbours, of a will that was not made here if nothing else is said. */
export const aSigning = (changes: Partial<Signing> & Pick<Signing, 'signedOn'>): Signing => ({
  copyId: null,
  place: 'Ludlow',
  isDated: true,
  witnesses: [
    { name: 'Ruth Amos', address: '9 Corve Street, Ludlow', occupation: 'baker' },
    { name: 'Ken Price', address: '8 Mill Lane, Ludlow', occupation: '' },
  ],
  keptAt: { kind: 'home', where: 'the grey box' },
  isExecutorTold: true,
  olderWills: 'none',
  isLost: false,
  ...changes,
});
