/** What the address finder calls its inputs, by the fields that they are stored in. */
export const addressInputs: Readonly<Record<string, string>> = {
  address: 'address.line_1',
  line1: 'address.line_1',
  line2: 'address.line_2',
  townOrCity: 'address.town_or_city',
  county: 'address.county',
  postcode: 'address.postcode',
};
