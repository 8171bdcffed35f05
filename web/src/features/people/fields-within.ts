import { addressInputs } from '../address-finder/address-parts.ts';

/** What is wrong with the person in one part of a call, by the names of the inputs of `ContactFields`. */
export function fieldsWithin(
  part: string,
  fields: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const found = Object.entries(fields).flatMap(([path, words]) => {
    const field = path.startsWith(`${part}.`) ? path.slice(part.length + 1) : null;
    return field === null ? [] : [[addressInputs[field] ?? field, words] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
