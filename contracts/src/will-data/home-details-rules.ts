import type { HomeDetailsFields } from './home-details.ts';

type Ownership = Pick<HomeDetailsFields, 'homeOwnership' | 'tenancyType' | 'coOwnerId'>;
type Abroad = Pick<HomeDetailsFields, 'hasForeignAssets' | 'isForUnitedKingdom'>;

/** Only an owner holds a home alone or with somebody. */
export const asksTenancy = ({ homeOwnership }: Pick<Ownership, 'homeOwnership'>) =>
  homeOwnership === 'own-outright' || homeOwnership === 'own-mortgage';

export const asksCoOwner = (home: Pick<Ownership, 'homeOwnership' | 'tenancyType'>) =>
  asksTenancy(home) && (home.tenancyType === 'joint-tenants' || home.tenancyType === 'tenants-in-common');

/** Only what is owned abroad can be kept out of the will. */
const asksUnitedKingdom = ({ hasForeignAssets }: Pick<Abroad, 'hasForeignAssets'>) => hasForeignAssets === true;

/** The same home with no answer to a question that is not asked. */
export const homeInOrder = <H extends Ownership & Abroad>(home: H): H => ({
  ...home,
  tenancyType: asksTenancy(home) ? home.tenancyType : null,
  coOwnerId: asksCoOwner(home) ? home.coOwnerId : null,
  isForUnitedKingdom: asksUnitedKingdom(home) ? home.isForUnitedKingdom : null,
});

type Where = Pick<HomeDetailsFields, 'address' | 'line1' | 'townOrCity' | 'postcode' | 'homeOwnership'>;

/** The lines of the address or the whole of it, and how the home is held. */
export const isHomeComplete = (home: Where | null) =>
  home !== null &&
  home.homeOwnership !== null &&
  (home.address !== '' || (home.line1 !== '' && home.townOrCity !== '' && home.postcode !== ''));
