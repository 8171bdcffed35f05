/** The address finder's inputs have names of their own. */
const inputNames: Readonly<Record<string, string>> = {
  address: 'address.line_1',
  line1: 'address.line_1',
  line2: 'address.line_2',
  townOrCity: 'address.town_or_city',
  county: 'address.county',
  postcode: 'address.postcode',
};

/** What is wrong with the person in one part of a call, by the names of the inputs of `ContactFields`. */
export function fieldsWithin(
  part: string,
  fields: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const found = Object.entries(fields).flatMap(([path, words]) => {
    const field = path.startsWith(`${part}.`) ? path.slice(part.length + 1) : null;
    return field === null ? [] : [[inputNames[field] ?? field, words] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
