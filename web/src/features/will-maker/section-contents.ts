import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Portal } from '@plainwill/contracts/will-data/portal';
import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import { type ComponentType, lazy } from 'react';
import { childrenSummary } from '../children/children-summary.ts';
import { executorsSummary } from '../executors/executors-summary.ts';
import { funeralWishesSummary } from '../funeral-wishes/funeral-wishes-summary.ts';
import { giftsSummary } from '../gifts/gifts-summary.ts';
import { guardiansSummary } from '../guardians/guardians-summary.ts';
import { homeDetailsSummary } from '../home-details/home-details-summary.ts';
import { personalDetailsSummary } from '../personal-details/personal-details-summary.ts';
import { residueSummary } from '../residue/residue-summary.ts';
import { spouseDetailsSummary } from '../spouse-details/spouse-details-summary.ts';

/** What stands in each section once it is opened; loaded only then. */
export const sectionContents: Record<WillPart, ComponentType> = {
  personalDetails: lazy(() => import('../personal-details/personal-details-section.tsx')),
  homeDetails: lazy(() => import('../home-details/home-details-section.tsx')),
  spouseDetails: lazy(() => import('../spouse-details/spouse-details-section.tsx')),
  children: lazy(() => import('../children/children-section.tsx')),
  funeralWishes: lazy(() => import('../funeral-wishes/funeral-wishes-section.tsx')),
  guardianship: lazy(() => import('../guardians/guardians-section.tsx')),
  executors: lazy(() => import('../executors/executors-section.tsx')),
  gifts: lazy(() => import('../gifts/gifts-section.tsx')),
  residue: lazy(() => import('../residue/residue-section.tsx')),
};

/** A section's answer in one line, shown while it is closed. */
export const sectionSummaries: Record<WillPart, (portal: Portal, today: CalendarDate) => string> = {
  personalDetails: personalDetailsSummary,
  homeDetails: homeDetailsSummary,
  spouseDetails: spouseDetailsSummary,
  children: childrenSummary,
  funeralWishes: funeralWishesSummary,
  guardianship: guardiansSummary,
  executors: executorsSummary,
  gifts: giftsSummary,
  residue: residueSummary,
};
