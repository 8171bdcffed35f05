import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The provider states these claims about a person in an ID token. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
  /** The domain that Google manages for an organisation, for who has their account from it. */
  hd?: string;
}

/** Everybody on the list, with what makes each of them worth choosing. */
export const people: readonly (Person & { note: string })[] = [
  {
    sub: '104500000000000000001',
    name: 'Harriet Bell',
    // Gmail gives out no address with an underscore, so this one is nobody's.
    email: 'harriet_bell@gmail.com',
    email_verified: true,
    note: 'A Gmail address',
  },
  {
    sub: '104500000000000000002',
    name: 'Samuel Okafor',
    email: 'samuel@okafor.example',
    email_verified: true,
    note: 'Confirmed, at a provider that is not Google',
  },
  {
    sub: '104500000000000000003',
    name: 'Priya Nair',
    email: 'priya@nair-partners.example',
    email_verified: true,
    hd: 'nair-partners.example',
    note: 'At an organisation that uses Google',
  },
  {
    sub: '104500000000000000004',
    name: 'Wren Ashby',
    email: 'wren@ashby.example',
    email_verified: false,
    note: 'Never confirmed',
  },
];

const UnlistedPerson = z.object({ name: z.string().trim().min(1).max(100), email: z.email().max(254) });

/** A person made of the typed name and address, or null if they are neither. The same address is the same person again. */
export function unlistedPerson(typed: unknown): Person | null {
  const parsed = UnlistedPerson.safeParse(typed);
  if (!parsed.success) return null;
  const { name, email } = parsed.data;
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return { sub: `2${digest.readBigUInt64BE().toString().padStart(20, '0')}`, name, email, email_verified: true };
}
