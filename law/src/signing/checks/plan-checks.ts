import { asksSpouse } from '@plainwill/contracts/will-data/people';
import type { KnownPlan, PlanCheck } from './known-plan.ts';

const isStandard = ({ variant }: KnownPlan) => variant === 'standard';

const needsReader = (plan: KnownPlan) => !isStandard(plan) && plan.reader === null;

const lacksInterpreter = ({ needsInterpreter, interpreter }: KnownPlan) => needsInterpreter && interpreter === null;

/** Says who is still to be named for reading the will over; null where everybody is. */
function toNameForReading(plan: KnownPlan): string | null {
  if (needsReader(plan))
    return `Say who will read the will over to you${lacksInterpreter(plan) ? ', and who will interpret it' : ''}.`;
  return lacksInterpreter(plan) ? 'Say who will interpret the will for you.' : null;
}

/** The answers speak of a wedding or civil partnership that is still to come. */
function isToMarry({ known: { facts } }: KnownPlan): boolean {
  const { personalDetails, spouseDetails, willSettings } = facts;
  if (personalDetails.maritalStatus === 'married') return false;
  return asksSpouse(personalDetails.maritalStatus)
    ? Boolean(spouseDetails.intendingToMarry)
    : willSettings.intendedSpouseId !== null || willSettings.plannedEvent !== null;
}

/** The checks of a plan as a whole. */
export const planChecks: readonly PlanCheck[] = [
  {
    id: 'SIG-10',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9(c)',
    find: ({ witnesses }) => (witnesses.length < 2 ? 'Name two witnesses. Both must watch you sign.' : null),
  },
  {
    id: 'SIG-19',
    severity: 'blocks',
    source: 'Wills Act 1837 s.9(a)',
    find: ({ variant, signer }) =>
      variant === 'signed_by_another' && signer === null ? 'Say who will sign for you.' : null,
  },
  {
    id: 'SIG-36',
    severity: 'informs',
    source: 'Wills Act 1968 s.1',
    find: ({ witnesses: { length } }) =>
      length > 2 ? `Two witnesses are enough; ${length === 3 ? 'a third does' : 'more do'} no harm.` : null,
  },
  {
    id: 'SIG-38',
    severity: 'informs',
    source: 'Non-Contentious Probate Rules 1987 r.13',
    find: (plan) =>
      !isStandard(plan) || plan.needsInterpreter
        ? 'The whole will is read over to you in front of both witnesses. Ask a solicitor to be there.'
        : null,
  },
  {
    id: 'SIG-39',
    severity: 'warns',
    source: 'Non-Contentious Probate Rules 1987 r.13',
    find: toNameForReading,
  },
  {
    id: 'SIG-48',
    severity: 'warns',
    source: 'Wills Act 1837 ss.18 and 18B',
    find: (plan) =>
      plan.plannedFor !== null && isToMarry(plan) && plan.known.will.expected === null
        ? 'You are planning to marry or form a civil partnership, and your will does not say that it is to stay valid. If you sign it first, the ceremony cancels it. Say in your answers who it will be with, or sign after the day.'
        : null,
  },
];
