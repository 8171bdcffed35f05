import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';

const relationshipWords: Record<SpouseRelationship, string> = {
  partner: 'Partner',
  husband: 'Husband',
  wife: 'Wife',
  'civil-partner': 'Civil partner',
  spouse: 'Spouse',
  civil_partner: 'Civil partner',
};

const asked = ['partner', 'husband', 'wife', 'civil-partner'] as const satisfies readonly SpouseRelationship[];

/** Our staff's words are offered only where they are what is stored. */
export const relationshipOptions = (stored: SpouseRelationship | undefined) =>
  [...new Set<SpouseRelationship>(stored ? [...asked, stored] : asked)].map((value) => ({
    value,
    label: relationshipWords[value],
  }));

const yes: Record<string, string> = { yes: 'Yes' };

/** A choice in the words it was made in; any other answer as it is. */
export const printRelationship = (text: string) =>
  (relationshipWords as Record<string, string>)[text] ?? yes[text] ?? text;
