import { paths } from '../../shared/paths/paths.ts';

/** The pages of the account, in the order in which the first one lists them, each with its sections. */
export const accountParts = {
  you: { title: 'You', sections: ['name', 'email'] },
  'signing-in': {
    title: 'Signing in',
    sections: ['passkeys', 'password', 'google', 'authenticator', 'secondStep', 'recoveryCodes', 'devices'],
  },
  people: { title: 'People you trust', sections: [] },
  data: { title: 'Your data', sections: ['access', 'versions', 'data', 'import'] },
  deletion: { title: 'Delete your account', sections: ['deletion'] },
} as const;

export type AccountPart = keyof typeof accountParts;
export type AccountSectionId = (typeof accountParts)[AccountPart]['sections'][number];

const parts = Object.keys(accountParts) as AccountPart[];

export const accountPartPath = (part: AccountPart) => `${paths.account}?part=${part}`;

/** The part that the address names, by itself or by one of its sections: /account#passkeys. */
export function accountPartAt(search: string, hash: string): AccountPart | null {
  const named = new URLSearchParams(search).get('part');
  const section = hash.slice(1);
  const isSection = (id: string) => id === section;
  return (
    parts.find((part) => part === named) ?? parts.find((part) => accountParts[part].sections.some(isSection)) ?? null
  );
}
