import type { Role } from '@plainwill/contracts/shared/roles';

/** The sign-ins of the demo. Anyone may know them, which is why the demo refuses to run in production. */
export const harriet = { email: 'harriet.bell@example.com', password: 'Quarry-Street-7' };
export const robin = { email: 'robin.ashe@example.com', password: 'Harbour-Slate-19' };
export const nia = { email: 'nia.parry@example.com', password: 'Orchard-Copper-27' };
export const reviewer = { email: 'reviewer@example.com', password: 'Lantern-Moss-68' };

/** The command that grants the role takes this qualification of a reviewer. The number is nobody’s. */
export const aQualification = ['solicitor', 'SRA', '000173'];

interface StaffMember {
  email: string;
  password: string;
  role: Role;
  name?: string;
  qualification?: string[];
}

export const administrator = { email: 'admin@example.com', password: 'Inkwell-Paper-52' };

export const staff: StaffMember[] = [
  { ...administrator, role: 'admin' },
  { email: 'readonly@example.com', password: 'Butter-Sage-31', role: 'readonly' },
  { ...reviewer, role: 'reviewer', name: 'Ruth Calder', qualification: aQualification },
];
