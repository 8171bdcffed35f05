import type { Will } from '../model/will.ts';

/** A home that is still held jointly is given as far as there is a share of it to give. */
export const anyShareOf = ({ address }: Pick<Will['home'], 'address'>) =>
  `any share of my home${address && ` at ${address}`} that I own when I die`;

/** A general "pay my debts" would not free it (AEA 1925 s.35(2)). */
export const freeOfDebt =
  'free of any mortgage or other debt charged on it, which my Trustees pay from my Residuary Estate although section 35 of the Administration of Estates Act 1925 would leave it on the gift';
