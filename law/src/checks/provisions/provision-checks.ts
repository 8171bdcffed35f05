import type { Check } from '../check.ts';
import { belongingsChecks } from './belongings.ts';
import { charityTenthChecks, organisationChecks } from './charities.ts';
import { classChecks } from './classes.ts';
import { coupleChecks } from './couples.ts';
import { digitalChecks } from './digital.ts';
import { exclusionChecks, protectionChecks } from './exclusions.ts';
import { fallbackChecks } from './fallback.ts';
import { foreignPropertyChecks } from './foreign-property.ts';
import { guardianSupportChecks } from './guardian-support.ts';
import { homeTrustChecks } from './home-trust.ts';
import { petChecks } from './pets.ts';
import { severanceChecks } from './severance.ts';
import { survivorshipChecks } from './survivorship.ts';
import { taxChecks } from './tax.ts';

/** What is to be said of choices beyond gifts, the residue and those who act. */
export const provisionChecks: readonly Check[] = [
  ...classChecks,
  ...homeTrustChecks,
  ...fallbackChecks,
  ...organisationChecks,
  ...charityTenthChecks,
  ...belongingsChecks,
  ...petChecks,
  ...digitalChecks,
  ...exclusionChecks,
  ...protectionChecks,
  ...guardianSupportChecks,
  ...survivorshipChecks,
  ...taxChecks,
  ...coupleChecks,
  ...severanceChecks,
  ...foreignPropertyChecks,
];
