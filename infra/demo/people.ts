import type { Role } from '@plainwill/contracts/shared/roles';

/** The sign-ins of the demo. Anyone may know them, which is why the demo refuses to run in production. */
export const harriet = { email: 'harriet.bell@example.com', password: 'Quarry-Street-7' };

export const staff: { email: string; password: string; role: Role }[] = [
  { email: 'admin@example.com', password: 'Inkwell-Paper-52', role: 'admin' },
  { email: 'readonly@example.com', password: 'Butter-Sage-31', role: 'readonly' },
];
