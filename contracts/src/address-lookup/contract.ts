import { addressesContract } from './addresses.ts';
import { charitiesContract } from './charities.ts';

export const addressLookupContract = { addresses: addressesContract, charities: charitiesContract };
