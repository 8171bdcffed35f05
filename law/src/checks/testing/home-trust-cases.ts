import { anAdultChild, anItem, aPerson, aSpouse, backups, levels, primaries } from '../../will/testing/facts.ts';
import type { Case, Told } from './case.ts';

const [dan, ruth] = [aSpouse('Dan Hart'), aSpouse('Ruth Amos', 'partner')];
const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const amy = anAdultChild('Amy Hart');
const place = (field = '') => `provisions${field && `.${field}`}#homeTrust`;

const toAmy = [{ type: 'child', id: 'Amy Hart' }];
const toRob = [{ type: 'contact', id: 'Rob Finch' }];

/** A married owner whose home is held for the spouse. */
const trust = (home_trust: object = {}, story: Told = {}): Told => ({
  testator: { marital_status: 'married' },
  people: [dan, amy, sue, rob],
  executors: primaries(sue, rob),
  residue: levels([dan]),
  ...story,
  home: { home_ownership: 'own-outright', tenancy_type: 'sole-owner', ...story.home },
  more: { home_trust: { occupier_type: 'spouse', then_to: toAmy, ...home_trust }, ...story.more },
});

const forSue = { occupier_type: 'contact', occupier_id: 'Sue Vale' };
const unmarried = { testator: { marital_status: 'partner' }, people: [ruth, amy], residue: levels([ruth]) };
const joint = { home_ownership: 'own-outright', tenancy_type: 'joint-tenants', co_owner_id: 'Dan Hart' };
const chooseBoth = 'Choose who may live in your home, and who gets it afterwards.';

export const homeTrustCases: Record<string, Case> = {
  'OCC-01': {
    finds: [
      trust({}, { home: joint }),
      [
        'Your home passes to its other owner, so it is not yours to put in trust. Split it into shares first, and tell us that you plan to.',
        'homeDetails.severance',
      ],
    ],
    not: [trust({}, { home: { ...joint, severance: 'planned' } }), trust(), { home: joint }],
  },
  'OCC-02': {
    finds: [trust({ then_to: [{ type: 'spouse' }] }), [chooseBoth, place('recipients')]],
    not: [trust({ then_to: toAmy }), trust({ ...forSue, then_to: toRob }), {}],
  },
  'OCC-03': {
    finds: [
      trust({}, { gifts: [{ ...anItem('My house', [amy]), id: 'g1' }] }),
      [
        'You give your home twice: in “My house”, and after a right to live there. Remove one.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      trust({}, { gifts: [{ ...anItem('My piano', [amy]), id: 'g1' }] }),
      trust({}, { more: { home_trust: null }, gifts: [anItem('My house', [amy])] }),
    ],
  },
  'OCC-04': {
    finds: [
      trust({}, { executors: [...primaries(dan), ...backups(sue)] }),
      [
        'Two trustees are needed to sell a home that is held in trust. Name another executor, who is not Dan Hart.',
        'executors',
      ],
    ],
    not: [trust(), { executors: primaries(sue) }],
  },
  'OCC-05': {
    finds: [
      trust({}, unmarried),
      [
        'Ruth Amos is not your husband, wife or civil partner, so your home is not free of inheritance tax, the family home allowance is lost, and the home is counted again when Ruth Amos dies. Ask a solicitor.',
        place('occupierId'),
      ],
    ],
    not: [trust(), {}],
  },
  'OCC-06': {
    finds: [
      trust(),
      [
        'No inheritance tax is due on your home when you die. When Dan Hart dies, it counts as part of Dan Hart’s estate.',
        place('occupierId'),
      ],
    ],
    not: [trust({}, unmarried), trust(forSue)],
  },
  'OCC-07': {
    finds: [
      trust({ then_to: [...toAmy, ...toRob] }),
      [
        'The family home allowance may be lost when Dan Hart dies, if the home then goes to Rob Finch and not to your children, stepchildren or grandchildren.',
        place('recipients'),
      ],
    ],
    not: [
      trust(),
      trust({ then_to: [{ type: 'class', class_of: 'grandchildren' }] }),
      trust({ ...forSue, then_to: toRob }),
    ],
  },
  'OCC-08': {
    finds: [
      trust({ ends_on_cohabitation: true }),
      [
        'Whether Dan Hart lives with someone as a couple is hard to prove, and a cause of quarrels. Ending the right on a marriage is plainer.',
        place('endsOnCohabitation'),
      ],
    ],
    not: [trust({ ends_on_remarriage: true })],
  },
  'OCC-09': {
    finds: [
      trust(),
      [
        'Your trustees will have to put a restriction on the home at HM Land Registry, and register the trust with HMRC if it lasts over two years.',
        place(),
      ],
    ],
    not: [{}],
  },
  'OCC-10': {
    finds: [
      trust({}, { home: { home_ownership: 'own-mortgage', tenancy_type: 'sole-owner' } }),
      [
        'Dan Hart would have to pay the mortgage to stay in the home. Ask the lender, or let the rest of your estate pay it off.',
        place('mortgage'),
      ],
    ],
    not: [
      trust({ mortgage: 'paid_by_residue' }, { home: { home_ownership: 'own-mortgage', tenancy_type: 'sole-owner' } }),
      trust(),
    ],
  },
  'OCC-11': {
    finds: [
      trust({}, { residue: levels([amy]) }),
      ['Dan Hart gets a right to stay in the home and nothing else. A court may not find that reasonable.', 'residue'],
    ],
    not: [trust(), trust({}, { ...unmarried, residue: levels([amy]) })],
  },
};
