/** Licences that ask for nothing but to be named; anything else is for people to decide. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** A package in a CycloneDX bill of materials. */
export interface Component {
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Our own packages, which the bill lists beside those they are made of. */
const ours = new Set(['contracts', 'kit', 'law', 'openid']);

const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));

/** The packages whose licence is not one that we allow, or that name none; each as it should be shown. */
export const notAllowed = (components: readonly Component[]): string[] =>
  components
    .filter(({ name }) => !ours.has(name))
    .flatMap(({ name, version, licenses = [] }) => {
      const named = licenses.flatMap(({ license, expression }) => expression ?? license?.id ?? license?.name ?? []);
      const isFine = named.length > 0 && named.every(isAllowed);
      return isFine ? [] : [`${name} ${version}: ${named.join(', ') || 'no licence named'}`];
    });
