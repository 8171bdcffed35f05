import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { answerParts } from '@plainwill/contracts/will-data/will/answer-place';
import { type Finding, severities } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillFacts } from '../facts/will-facts.ts';
import { withOneStop } from '../wording/phrases.ts';
import { ageChecks } from './ages.ts';
import type { Check } from './check.ts';
import { childrenChecks } from './children.ts';
import { executorChecks } from './executors.ts';
import { funeralChecks } from './funeral.ts';
import { giftBeneficiaryChecks } from './gift-beneficiaries.ts';
import { giftChecks } from './gifts.ts';
import { guardianChecks } from './guardians.ts';
import { homeChecks } from './home.ts';
import { influenceChecks } from './influence.ts';
import { type Copies, type Known, knownOf } from './known.ts';
import { locationChecks } from './location.ts';
import { policyChecks } from './policies.ts';
import { printingChecks } from './printing.ts';
import { advanceChecks } from './provisions/advances.ts';
import { provisionChecks } from './provisions/provision-checks.ts';
import { referenceChecks } from './references.ts';
import { relationshipChecks } from './relationships.ts';
import { residueChecks } from './residue.ts';
import { signingChecks } from './signing.ts';
import { testatorChecks } from './testator.ts';
import { typedItemChecks } from './typed-items.ts';

/** The catalogue, in its order. */
export const checks: readonly Check[] = [
  ...testatorChecks,
  ...locationChecks,
  ...relationshipChecks,
  ...childrenChecks,
  ...guardianChecks,
  ...executorChecks,
  ...homeChecks,
  ...giftChecks,
  ...typedItemChecks,
  ...giftBeneficiaryChecks,
  ...influenceChecks,
  ...policyChecks,
  ...residueChecks,
  ...advanceChecks,
  ...ageChecks,
  ...provisionChecks,
  ...referenceChecks,
  ...funeralChecks,
  ...signingChecks,
  ...printingChecks,
];

/** Checks that say all that others would of the same answer: these speak alone. */
const speaksFor: Readonly<Record<string, readonly string[]>> = {
  'EXE-04': ['EXE-03'],
  'EXE-07': ['EXE-03', 'EXE-04'],
  'FBK-06': ['FBK-01'],
  'GRD-18': ['GRD-11'],
  'HOM-03': ['HOM-01'],
  'HOM-04': ['HOM-01'],
  'RES-02': ['FBK-01'],
  'RES-03': ['FBK-01'],
  'TAX-02': ['GFT-17'],
};

export interface Checking {
  asOf: CalendarDate;
  copies?: Copies | null;
  unprintableIn: Known['unprintableIn'];
}

/**
 * What is to be said to the testator about the will these facts make: what blocks it first, then what warns, then what
 * informs, each in the order of the portal's sections and then of the catalogue. The same facts on the same day give
 * the same findings.
 */
export function checkWill(facts: WillFacts, { asOf, copies = null, unprintableIn }: Checking): Finding[] {
  const all = knownOf(facts, asOf, copies, unprintableIn);
  const findings = checks.flatMap(({ id, subject, severity, source, find }) =>
    find(all).map(
      (found): Finding => ({ id, subject, severity, source, ...found, message: withOneStop(found.message) }),
    ),
  );
  const silent = new Set(findings.flatMap(({ id }) => speaksFor[id] ?? []));
  const heard = findings.filter(({ id }) => !silent.has(id));
  return heard.sort((a, b) => severityOf(a) - severityOf(b) || sectionOf(a) - sectionOf(b));
}

const severityOf = ({ severity }: Finding) => severities.indexOf(severity);

const sectionOf = ({ place }: Finding) => (place === null ? answerParts.length : answerParts.indexOf(place.part));
