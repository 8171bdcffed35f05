import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { asksSpouse, peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { type ComponentType, lazy } from 'react';
import { funeralWishesSummary } from '../funeral-wishes/funeral-wishes-model.ts';
import { guardiansSummary } from '../guardians/guardian-model.ts';
import { homeDetailsSummary } from '../home-details/home-details-summary.ts';
import { listOfNames, nameAmong } from '../people/named-people.ts';
import { personalDetailsSummary } from '../personal-details/personal-details-model.ts';

const residueSummary = (testatorRecord: TestatorRecord) =>
  listOfNames(testatorRecord.residue.recipients.map(({ personId }) => nameAmong(peopleOf(testatorRecord), personId)));

function giftsSummary({ gifts, settings }: TestatorRecord): string {
  if (gifts.length === 0) return settings.hasNoSpecificGifts ? 'No specific gifts' : 'Not yet started';
  return gifts.length === 1 ? '1 gift' : `${gifts.length} gifts`;
}

const executorsSummary = (testatorRecord: TestatorRecord) =>
  listOfNames(testatorRecord.executors.map(({ personId }) => nameAmong(peopleOf(testatorRecord), personId)));

function childrenSummary({ children }: TestatorRecord): string {
  if (children.length === 0) return 'No children named';
  return children.length === 1 ? '1 child' : `${children.length} children`;
}

function spouseDetailsSummary({ personalDetails, spouseDetails, settings }: TestatorRecord): string | null {
  const maritalStatus = personalDetails?.maritalStatus ?? null;
  if (maritalStatus === null) return null;
  if (!asksSpouse(maritalStatus)) return 'Not needed';
  if (maritalStatus === 'partner' && settings.includePartner === false) return 'Not included in your will';
  return spouseDetails?.fullName ?? null;
}

const loaders: Record<WillPart, () => Promise<{ default: ComponentType }>> = {
  personalDetails: () => import('../personal-details/personal-details-section.tsx'),
  homeDetails: () => import('../home-details/home-details-section.tsx'),
  spouseDetails: () => import('../spouse-details/spouse-details-section.tsx'),
  children: () => import('../children/children-section.tsx'),
  funeralWishes: () => import('../funeral-wishes/funeral-wishes-section.tsx'),
  guardianship: () => import('../guardians/guardians-section.tsx'),
  executors: () => import('../executors/executors-section.tsx'),
  gifts: () => import('../gifts/gifts-section.tsx'),
  residue: () => import('../residue/residue-section.tsx'),
};

/** What stands in each section; loaded when it is first opened. */
export const sectionContents: Record<WillPart, ComponentType> = {
  personalDetails: lazy(loaders.personalDetails),
  homeDetails: lazy(loaders.homeDetails),
  spouseDetails: lazy(loaders.spouseDetails),
  children: lazy(loaders.children),
  funeralWishes: lazy(loaders.funeralWishes),
  guardianship: lazy(loaders.guardianship),
  executors: lazy(loaders.executors),
  gifts: lazy(loaders.gifts),
  residue: lazy(loaders.residue),
};

/** Fetches sections ahead, so that they open at once, and without a connection too. */
export function loadAhead(parts: readonly WillPart[]): void {
  for (const part of parts) void loaders[part]().catch(() => undefined);
  for (const load of popups) void load().catch(() => undefined);
}

const popups = [
  () => import('../../ui/fields/select-popup.tsx'),
  () => import('../../ui/dates-and-money/calendar-popup.tsx'),
];

/** A section's answer in one line, shown while it is closed; null where nothing is answered. */
export const sectionSummaries: Record<
  WillPart,
  (testatorRecord: TestatorRecord, today: CalendarDate) => string | null
> = {
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
