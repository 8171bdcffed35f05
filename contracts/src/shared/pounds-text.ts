const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const wholePounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** "£1,234.50"; whole pounds without their pence. */
export const poundsText = (pence: number) => (pence % 100 === 0 ? wholePounds : pounds).format(pence / 100);
