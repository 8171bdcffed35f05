import { expect, it } from 'vitest';
import { codeOptions, genderOptions, maritalOptions, titleOptions } from './options.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

it('offers every choice in its own words', () => {
  expect(labels(titleOptions)).toEqual(['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', 'Prof']);
  expect(labels(genderOptions)).toEqual(['Male', 'Female', 'Other', 'Prefer not to say']);
  expect(labels(maritalOptions)).toEqual(['Single', 'Married', 'In a partnership', 'Divorced', 'Widowed']);
  expect(labels(codeOptions)).toEqual(['+44', '+1', '+33', '+49']);
});
