import { listed } from '@plainwill/contracts/shared/phrases';
import { isUnder18 } from '../../checks/known.ts';
import { isIndividual, type Person } from '../../will/people/person.ts';
import type { Participant } from '../people/participant.ts';
import {
  areGiftsSaved,
  beneficiariesMarriedTo,
  beneficiariesWithPartner,
  costsAGift,
  mayStandIn,
  possibleBeneficiaries,
  surelyInherits,
} from './gifts-at-risk.ts';
import type { KnownPlan, ParticipantCheck } from './known-plan.ts';
import { beneficiariesAtHome } from './shared-homes.ts';
import { allOf, describedBeneficiary, isMarriedTo, oneOf } from './wording.ts';

function losesGift(witness: Participant, plan: KnownPlan): string | null {
  if (!surelyInherits(witness, plan) || areGiftsSaved(plan)) return null;
  return `${witness.name} would lose what your will gives them. Choose someone who gets nothing.`;
}

function costsSpouse(witness: Participant, plan: KnownPlan): string | null {
  const spouses = beneficiariesMarriedTo(witness, plan);
  if (spouses.length === 0 || areGiftsSaved(plan)) return null;
  return `${witness.name} ${isMarriedTo(spouses)}, who would lose their ${spouses.length === 1 ? 'gift' : 'gifts'}. Choose someone else.`;
}

function isSaved(witness: Participant, plan: KnownPlan): string | null {
  if (!costsAGift(witness, plan) || !areGiftsSaved(plan)) return null;
  const spouses = beneficiariesMarriedTo(witness, plan);
  const why = surelyInherits(witness, plan) ? 'inherits under your will' : `${isMarriedTo(spouses)}, who inherits`;
  return `${witness.name} ${why}. The gift still counts, because two others sign too, but it is better to leave ${witness.name} out.`;
}

/** The words on somebody whose name says that they may be the testator or a beneficiary, where nothing decides. */
function mayBeAnother(witness: Participant, plan: KnownPlan): string | null {
  const { name, maybe } = witness;
  const isTestatorsName = maybe.some(({ kind }) => kind === 'testator');
  const others = surelyInherits(witness, plan) ? [] : possibleBeneficiaries(witness, plan);
  const inheriting = others.map((person) => describedBeneficiary(person, plan));
  if (inheriting.length > 0)
    return `${name} has the same name as ${listed([...(isTestatorsName ? ['you'] : []), ...inheriting])}. If they are the same person, choose someone else.`;
  return isTestatorsName ? `${name} has the same name as you. If this is you, choose someone else.` : null;
}

function hasPartner(participant: Participant, plan: KnownPlan): string | null {
  const partners = beneficiariesWithPartner(participant, plan);
  if (partners.length === 0) return null;
  return `${participant.name} lives with, or is engaged to, ${allOf(partners)}. The law leaves the gift alone, but a court may look more closely.`;
}

const wasAsked = ({ row }: Participant) => row.spouseOf !== null;

function mayBeMarriedAtHome(witness: Participant, plan: KnownPlan): string | null {
  const others = wasAsked(witness) ? [] : beneficiariesAtHome(witness, plan);
  if (others.length === 0) return null;
  const [loser, are] =
    others.length === 1 ? [allOf(others), 'they are'] : ['that person', `${witness.name} and one of them are`];
  return `${witness.name} lives with ${allOf(others)}. If ${are} married or civil partners, ${loser} loses the gift. Please ask.`;
}

function standsIn(witness: Participant, plan: KnownPlan): string | null {
  const { name } = witness;
  if (surelyInherits(witness, plan) || !mayStandIn(witness, plan)) return null;
  const when = witness.row.childOf == null && plan.inheritance.deceased.size > 0 ? 'has died or dies' : 'dies';
  return `If ${name}’s parent ${when} before you, ${name} inherits in their place, and would lose that by being a witness.`;
}

/** Those to whom a witness may be married, for all that anybody has asked: a class for members whom no record names. */
function toAskAbout({ sure }: Participant, { inheritance, known }: KnownPlan): Person[] {
  const others = [...inheritance.people].filter(
    (person) =>
      isIndividual(person) &&
      !isUnder18(person) &&
      !sure.some((one) => one.person === person) &&
      !(known.isMarried && person === known.will.spouse),
  );
  return [
    ...others,
    ...inheritance.classNames.flatMap((of) => inheritance.classes.find((each) => each.class?.of === of) ?? []),
  ];
}

/** Says whether somebody is married to the testator, so that nobody need ask to whom. */
const isMarriedToTestator = ({ row, sure }: Participant, { known }: KnownPlan) =>
  row.relation === 'spouse' ||
  row.relation === 'civil_partner' ||
  (known.isMarried && sure.some(({ kind }) => kind === 'partner'));

function askWhetherMarried(witness: Participant, plan: KnownPlan): string | null {
  if (wasAsked(witness) || isMarriedToTestator(witness, plan) || beneficiariesAtHome(witness, plan).length > 0)
    return null;
  const people = toAskAbout(witness, plan);
  if (people.length === 0) return null;
  return `Ask ${witness.name} whether they are married to, or the civil partner of, ${oneOf(people)}.`;
}

/** One who lives with, or is engaged to, a beneficiary; of a helper too. */
export const partnerCheck: ParticipantCheck = {
  id: 'SIG-21',
  severity: 'warns',
  // The Law Commission (2025) would extend the rule to unmarried partners.
  source: 'Wills Act 1837 s.15; Law Commission, Modernising Wills Law (2025)',
  find: hasPartner,
};

/** The checks of whether a witness would cost somebody a gift. */
export const giftChecks: readonly ParticipantCheck[] = [
  { id: 'SIG-13', severity: 'blocks', source: 'Wills Act 1837 s.15', find: losesGift },
  {
    id: 'SIG-14',
    severity: 'blocks',
    source: 'Wills Act 1837 s.15; Civil Partnership Act 2004 Sch 4',
    find: costsSpouse,
  },
  { id: 'SIG-20', severity: 'warns', source: 'Wills Act 1837 s.15', find: mayBeAnother },
  partnerCheck,
  { id: 'SIG-22', severity: 'warns', source: 'Wills Act 1837 s.15', find: mayBeMarriedAtHome },
  { id: 'SIG-23', severity: 'warns', source: 'Wills Act 1837 ss.15 and 33', find: standsIn },
  { id: 'SIG-24', severity: 'warns', source: 'Wills Act 1968 s.1', find: isSaved },
  { id: 'SIG-35', severity: 'informs', source: 'Wills Act 1837 s.15', find: askWhetherMarried },
];
