import { contactCountryCodes, mobileCountryCodes } from '@plainwill/contracts/will-data/vocabulary';

const countries: Record<string, string> = { '+44': 'UK', '+1': 'US/CA', '+353': 'IE', '+33': 'FR', '+49': 'DE' };

export const contactCodeOptions = contactCountryCodes.map((value) => ({
  value,
  label: `${value} (${countries[value]})`,
}));

export const mobileCodeOptions = mobileCountryCodes.map((value) => ({ value, label: value }));
