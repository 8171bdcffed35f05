const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** As a sentence has it: without pence where there are none. */
export const pounds = (pence: number) => (pence % 100 === 0 ? whole : exact).format(pence / 100);
