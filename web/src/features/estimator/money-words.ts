import type { Pence } from '../inheritance-tax/pence.ts';

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** In whole pounds, `£1,250,000`. */
export const inPounds = (pence: Pence) => whole.format(pence / 100);
