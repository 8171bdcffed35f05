import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';

/** Shows one step of a section: one group of its questions. */
export type SectionComponent = ComponentType<{ step: string }>;

const loaders: Record<SectionPart, () => Promise<{ default: SectionComponent }>> = {
  personalDetails: () => import('../sections/spouse-details/marital-status-change.tsx'),
  homeDetails: () => import('../sections/home-details/home-details-section.tsx'),
  spouseDetails: () => import('../sections/spouse-details/spouse-details-section.tsx'),
  children: () => import('../sections/children/children-section.tsx'),
  contacts: () => import('../sections/contacts/contacts-section.tsx'),
  funeralWishes: () => import('../sections/funeral-wishes/funeral-wishes-section.tsx'),
  guardianship: () => import('../sections/guardians/guardians-section.tsx'),
  executors: () => import('../sections/executors/executors-section.tsx'),
  gifts: () => import('../sections/gifts/gifts-section.tsx'),
  residue: () => import('../sections/residue/residue-section.tsx'),
};

/** Each section's content is loaded when it is first opened. */
export const sectionContents: Record<SectionPart, SectionComponent> = {
  personalDetails: lazyPart(loaders.personalDetails, PartProblem),
  homeDetails: lazyPart(loaders.homeDetails, PartProblem),
  spouseDetails: lazyPart(loaders.spouseDetails, PartProblem),
  children: lazyPart(loaders.children, PartProblem),
  contacts: lazyPart(loaders.contacts, PartProblem),
  funeralWishes: lazyPart(loaders.funeralWishes, PartProblem),
  guardianship: lazyPart(loaders.guardianship, PartProblem),
  executors: lazyPart(loaders.executors, PartProblem),
  gifts: lazyPart(loaders.gifts, PartProblem),
  residue: lazyPart(loaders.residue, PartProblem),
};

/** Sections open these over the page. */
const dialogs = [
  () => import('../../ui/fields/select-popup.tsx'),
  () => import('../../ui/dates-and-money/calendar-popup.tsx'),
  () => import('../../shared/autosave/conflict-choices.tsx'),
  () => import('../sections/contacts/contact-dialog.tsx'),
  () => import('../sections/executors/executor-dialog.tsx'),
  () => import('../sections/provisions/provision-dialog.tsx'),
  () => import('../people/removed-people/remove-person-dialog.tsx'),
  () => import('../sections/spouse-details/marital-status-dialog.tsx'),
];

/** Fetches sections ahead, and all dialogs, so that they open at once, and without a connection too. */
export function loadAhead(parts: readonly SectionPart[]): void {
  for (const load of [...parts.map((part) => loaders[part]), ...dialogs]) void load().catch(() => undefined);
}
