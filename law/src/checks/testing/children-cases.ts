import { aChild, anAdultChild, aPerson, aSpouse, aSum, levels } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const ben = anAdultChild('Ben Rowe', { relationship: 'Stepson' });
const dan = aSpouse('Dan Hart');
const sue = aPerson('Sue Vale');
const married = { maritalStatus: 'married' };
const born = (dateOfBirth: string | null) => ({ people: [aChild('Tom Hart', { dateOfBirth })] });
const unequal = 'Your children do not receive equal amounts. Please check that this is intended.';
const onlyThese = (what: string) =>
  `Only the children named here inherit. A child who becomes yours later, by birth, adoption or order of a court, gets nothing from ${what}. Choose “my children, including any born later”, or make a new will then.`;
const children = { recipientType: 'class', classOf: 'children' };
const unborn =
  'Is a baby on the way, or have you stored embryos, eggs or sperm? A child who is born after your death inherits only if your will covers them, and a clinic needs consent in writing. Take advice before you sign.';

export const childrenCases: Record<string, Case> = {
  'CHD-01': {
    finds: [
      { people: [aChild('Tom', { id: 't', dateOfBirth: '2026-11-21' }), aChild('', { id: 'n' })] },
      ['Please complete Tom’s name and date of birth.', 'children.dateOfBirth#t'],
      ['Please complete this child’s name and date of birth.', 'children.firstName#n'],
    ],
    not: [{ people: [aChild('Tom Hart', { id: 't' }), aChild('Devi')] }, born('2026-11-20')],
  },
  'CHD-02': {
    finds: [
      { people: [tom], residue: levels([amy]) },
      [
        'Tom Hart is left out while another of your children inherits. If you mean this, write a separate letter saying why.',
        'residue',
      ],
    ],
    not: [
      { people: [tom, amy] },
      { gifts: [aSum(1, [sue], [tom])], residue: levels([amy]) },
      // Said by CHD-05, and of one whom the class leaves out by CLS-03.
      { people: [ben], residue: levels([amy]) },
      { people: [tom, amy], more: { residuaryRecipients: [{ ...children, exceptIds: ['Tom Hart'] }] } },
    ],
  },
  'CHD-03': {
    finds: [
      { testator: married, people: [tom], residue: levels([dan], [sue]) },
      [
        'Everything goes to Dan Hart, who may later leave it elsewhere or remarry. If you want to be sure that your children receive something, ask about a trust.',
        'residue',
      ],
    ],
    not: [
      { testator: married, residue: levels([dan], [tom]) },
      { testator: married, residue: levels([dan]) },
      { testator: married, people: [tom], residue: levels([dan, sue]) },
    ],
  },
  'CHD-04': {
    finds: [
      { residue: levels([ben, amy]) },
      [
        'Ben Rowe is a stepchild, so the law would not include them in the words “my children”. Your will names them personally.',
        'children.relationship#Ben Rowe',
      ],
    ],
    not: [{ people: [ben] }, { residue: levels([amy]) }],
  },
  'CHD-05': {
    finds: [
      { people: [ben] },
      [
        'Ben Rowe gets nothing. Stepchildren never inherit automatically. If you treated them as your child they may be able to claim.',
        'residue',
      ],
    ],
    not: [
      { residue: levels([ben]) },
      { people: [amy] },
      { people: [ben, amy], more: { residuaryRecipients: [children] } },
    ],
  },
  'CHD-06': {
    finds: [
      { residue: levels([tom]), gifts: [{ ...aSum(1, [tom]), id: 'g1' }] },
      [onlyThese('the rest of your estate and the gift of £1'), 'residue'],
    ],
    not: [
      { people: [tom] },
      { people: [tom], more: { residuaryRecipients: [children] } },
      {
        people: [tom],
        more: { residuaryRecipients: [children, { recipientType: 'child', recipientId: 'Tom Hart' }] },
      },
    ],
  },
  'CHD-07': {
    finds: [
      { people: [aChild('Tom Hart', { dateOfBirth: '2009-03-03' })] },
      [
        'Tom Hart turns 18 on 3 March 2027. The guardian clause then stops mattering for them.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [born('2008-11-20'), born('2009-11-21'), born(null)],
  },
  'CHD-08': {
    finds: [{ gifts: [aSum(1, [tom])], residue: levels([amy]) }, [unequal, 'residue']],
    not: [{ residue: levels([tom, amy]) }, { gifts: [aSum(1, [tom])], residue: levels([tom, amy]) }],
  },
  'CHD-09': {
    finds: [{ testator: { dateOfBirth: '1990-05-01' } }, [unborn, 'residue.recipients']],
    not: [{ testator: { dateOfBirth: '1970-05-01' } }, { testator: { dateOfBirth: null } }],
  },
};
