import { anAdultChild, anItem, aPerson, aSpouse, backups, levels, primaries } from '../../will/testing/facts.ts';
import type { Case, Told } from './case.ts';

const [dan, ruth] = [aSpouse('Dan Hart'), aSpouse('Ruth Amos', 'partner')];
const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const amy = anAdultChild('Amy Hart');
const place = (field = '') => `provisions${field && `.${field}`}#homeTrust`;

const toAmy = [{ type: 'child', id: 'Amy Hart' }];
const toRob = [{ type: 'contact', id: 'Rob Finch' }];

/** A married owner whose home is held for the spouse. */
const trust = (homeTrust: object = {}, story: Told = {}): Told => ({
  testator: { maritalStatus: 'married' },
  people: [dan, amy, sue, rob],
  executors: primaries(sue, rob),
  residue: levels([dan]),
  ...story,
  home: { homeOwnership: 'own-outright', tenancyType: 'sole-owner', ...story.home },
  more: { homeTrust: { occupierType: 'spouse', thenTo: toAmy, ...homeTrust }, ...story.more },
});

const forSue = { occupierType: 'contact', occupierId: 'Sue Vale' };
const unmarried = { testator: { maritalStatus: 'partner' }, people: [ruth, amy], residue: levels([ruth]) };
const joint = { homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId: 'Dan Hart' };
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
    finds: [trust({ thenTo: [{ type: 'spouse' }] }), [chooseBoth, place('recipients')]],
    not: [trust({ thenTo: toAmy }), trust({ ...forSue, thenTo: toRob }), {}],
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
      trust({}, { more: { homeTrust: null }, gifts: [anItem('My house', [amy])] }),
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
    not: [trust({}, unmarried), trust({ ...forSue, endsOnRemarriage: true })],
  },
  'OCC-07': {
    finds: [
      trust({ thenTo: [...toAmy, ...toRob] }),
      [
        'The family home allowance may be lost when Dan Hart dies, if the home then goes to Rob Finch and not to your children, stepchildren or grandchildren.',
        place('recipients'),
      ],
    ],
    not: [
      trust(),
      trust({ thenTo: [{ type: 'class', classOf: 'grandchildren' }] }),
      trust({ ...forSue, thenTo: toRob }),
    ],
  },
  'OCC-08': {
    finds: [
      trust({ endsOnCohabitation: true }),
      [
        'Whether Dan Hart lives with someone as a couple is hard to prove, and a cause of quarrels. Ending the right on a marriage is plainer.',
        place('endsOnCohabitation'),
      ],
    ],
    not: [trust({ endsOnRemarriage: true })],
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
      trust({}, { home: { homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' } }),
      [
        'Dan Hart would have to pay the mortgage to stay in the home. Ask the lender, or let the rest of your estate pay it off.',
        place('mortgage'),
      ],
    ],
    not: [
      trust({ mortgage: 'paid_by_residue' }, { home: { homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' } }),
      trust(),
    ],
  },
  'OCC-12': {
    finds: [
      trust({}, { executors: primaries(amy) }),
      [
        'The home is held for Dan Hart only by Amy Hart, who gets it afterwards. Repairs, a sale or a move would be decided by those who gain if the right ends early. Add Dan Hart, or someone who gets nothing, as an executor.',
        'executors',
      ],
    ],
    not: [
      trust({}, { executors: primaries(amy, sue) }),
      trust({}, { executors: primaries(amy, dan) }),
      { ...trust({}, { executors: primaries(amy) }), more: {} },
    ],
  },
};
