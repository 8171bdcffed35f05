import { anAdultChild, anItem, aPerson, aSpouse, levels } from '../../will/testing/facts.ts';
import type { Case, Told } from './case.ts';

const dan = aSpouse('Dan Hart');
const [rob, sue] = [aPerson('Rob Finch'), aPerson('Sue Vale')];
const amy = anAdultChild('Amy Hart');
const owning = (tenancyType: string | null, coOwnerId: string | null, story: Told = {}): Told => ({
  testator: { maritalStatus: 'married' },
  people: [dan, rob],
  home: { homeOwnership: 'own-outright', tenancyType, coOwnerId },
  ...story,
});
/** Split into shares already, though the answers still call it joint. */
const severed = (coOwnerId: string): Told => ({
  ...owning('joint-tenants', coOwnerId),
  home: { homeOwnership: 'own-outright', tenancyType: 'joint-tenants', coOwnerId, severance: 'done' },
});
const giving = (item: string) => ({ gifts: [{ ...anItem(item, [sue]), id: 'g1' }] });
const gone = (coOwner: string) =>
  `You list your home as a gift, but it belongs to the survivor of you and ${coOwner}. This gift would fail, so it is not in your will. Sever the joint ownership first and tell us, or remove the gift.`;
const jointly =
  'You own your home as joint tenants, so it passes to Dan Hart automatically. Your will cannot change that unless you first sever the joint tenancy.';
const withMortgage =
  'Whoever inherits a mortgaged home normally takes it with the mortgage, unless insurance or the will says otherwise.';
const inResidue = 'Your home, or your share of it, forms part of your residuary estate.';
const howOwned = 'Tell us how you own the home. It decides whether your will covers it.';

export const homeCases: Record<string, Case> = {
  'HOM-01': {
    finds: [owning('joint-tenants', 'Dan Hart'), [jointly, 'homeDetails.tenancyType']],
    not: [
      owning('tenants-in-common', 'Dan Hart'),
      severed('Dan Hart'),
      // Said by HOM-03 already.
      owning('joint-tenants', 'Rob Finch'),
      { home: { homeOwnership: 'rent', tenancyType: 'joint-tenants' } },
    ],
  },
  'HOM-02': {
    finds: [owning('tenants-in-common', 'gone'), ['Tell us who owns the home with you.', 'homeDetails.coOwnerId']],
    not: [
      owning('tenants-in-common', 'Rob Finch'),
      owning('sole-owner', null),
      owning('joint-tenants', 'Dan Hart', {
        testator: { maritalStatus: 'partner' },
        more: { flags: { includePartner: false } },
      }),
    ],
  },
  'HOM-03': {
    finds: [
      owning('joint-tenants', 'Rob Finch'),
      [
        'Your share of the home will go to Rob Finch, not to Dan Hart. Check that this is what you want.',
        'homeDetails.coOwnerId',
      ],
    ],
    not: [
      owning('joint-tenants', 'Dan Hart'),
      owning('joint-tenants', null),
      severed('Rob Finch'),
      owning('tenants-in-common', 'Rob Finch'),
      owning('joint-tenants', 'Rob Finch', { testator: {} }),
    ],
  },
  'HOM-04': {
    finds: [
      owning('joint-tenants', 'Dan Hart', giving('My share of 4 Mill Lane')),
      [gone('Dan Hart'), 'gifts.itemDescription#g1'],
    ],
    not: [
      owning('tenants-in-common', 'Dan Hart', giving('My share of 4 Mill Lane')),
      owning('joint-tenants', 'Dan Hart', giving('The upright piano')),
      owning('joint-tenants', 'Dan Hart', giving('The doll’s house')),
      owning('joint-tenants', 'Dan Hart', giving('My house in Whitby')),
    ],
  },
  'HOM-05': {
    finds: [
      owning('tenants-in-common', 'Dan Hart', { residue: levels([rob], [dan]) }),
      [
        'Your share of the home goes to someone other than Dan Hart, who owns the rest. The new owners could ask a court to sell. A right to stay prevents that.',
        'residue',
      ],
    ],
    not: [
      owning('tenants-in-common', 'Dan Hart', { residue: levels([dan, rob]) }),
      owning('sole-owner', null, { residue: levels([dan]), gifts: [anItem('My holiday cottage', [sue])] }),
      owning('sole-owner', null, { testator: { maritalStatus: 'married', isSeparated: true } }),
      owning('joint-tenants', 'Rob Finch'),
      owning('tenants-in-common', 'Dan Hart', { residue: [] }),
      owning('tenants-in-common', 'Dan Hart', {
        residue: levels([rob]),
        gifts: [anItem('My share of 4 Mill Lane', [dan])],
      }),
      owning('tenants-in-common', 'Dan Hart', {
        residue: levels([rob]),
        more: { homeTrust: { occupierType: 'spouse', thenTo: [{ type: 'contact', id: 'Rob Finch' }] } },
      }),
      // Said by OCC-02 already.
      owning('tenants-in-common', 'Dan Hart', {
        residue: levels([rob]),
        more: { homeTrust: { occupierType: 'spouse' } },
      }),
    ],
  },
  'HOM-06': {
    finds: [{ home: { homeOwnership: 'own-mortgage' } }, [withMortgage, 'homeDetails.homeOwnership']],
    not: [
      { home: { homeOwnership: 'own-outright' } },
      {
        home: { homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' },
        gifts: [{ ...anItem('My house', [sue]), mortgage: 'with_gift' }],
      },
    ],
  },
  'HOM-07': {
    finds: [owning('sole-owner', null), [inResidue, 'homeDetails.tenancyType']],
    not: [
      owning('joint-tenants', 'Dan Hart'),
      owning('sole-owner', null, giving('My house')),
      { home: { homeOwnership: 'rent', tenancyType: 'sole-owner' } },
    ],
  },
  'HOM-08': {
    finds: [owning(null, null), [howOwned, 'homeDetails.tenancyType']],
    not: [owning('sole-owner', null), { home: { homeOwnership: 'rent' } }],
  },
  'HOM-09': {
    finds: [
      owning('sole-owner', null, giving('Our family home')),
      [
        'You give your home to Sue Vale. It is not part of the rest of your estate. If you move, the home you own and live in when you die takes its place.',
        'gifts.itemDescription#g1',
      ],
    ],
    not: [
      owning('joint-tenants', 'Dan Hart', giving('Our family home')),
      owning('sole-owner', null, giving('My holiday cottage')),
    ],
  },
  'DWN-01': {
    finds: [
      { home: { homeOwnership: 'other' }, residue: levels([amy]) },
      [
        'If you sold or gave away a home after 8 July 2015, for example to move into care, your family may still have its family home allowance when you die. Keep the papers that show when, and for how much. The allowance shrinks if your estate is over £2 million.',
        'homeDetails.homeOwnership',
      ],
    ],
    not: [
      { home: { homeOwnership: 'other' } },
      { home: { homeOwnership: 'own-outright' }, residue: levels([amy]) },
      { home: { homeOwnership: 'rent' }, residue: levels([amy]) },
    ],
  },
};
