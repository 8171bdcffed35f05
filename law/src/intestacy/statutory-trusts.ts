import type { Relative } from '@plainwill/contracts/will-data/what-if/family';
import { type Death, hasDiedFirst, hasDiedSince, isOrderUnknown, isOut, isUnderAge, type Person } from './survival.ts';

export interface Beneficiary {
  person: Person;
  /** Of how many equal parts they take one; a bigint where it is not safe as a number. */
  parts: number | bigint;
  /** Until 18. */
  isHeld: boolean;
}

/** What about somebody made a difference. */
export type FindingKind =
  | 'step'
  | 'foster'
  | 'adopted'
  | 'adopted away'
  | 'unrecorded father'
  | 'unborn'
  | 'order unknown'
  | 'disclaimed'
  | 'forfeited'
  | 'died first'
  | 'died under age';

export interface Finding {
  kind: FindingKind;
  person: Person;
  /** Those who take instead. */
  insteadOf: readonly Beneficiary[];
}

const nobody: readonly Beneficiary[] = [];
const none: readonly Relative[] = [];

/** Says whether somebody is of the family in law, by birth or adoption. */
export const isKin = ({ kind, blood }: Relative) =>
  (kind === undefined || kind === 'birth' || kind === 'adopted') && blood !== 'none';

/**
 * Who takes in a class, in the order of the file: equal shares to those living, and the share of one who died first to
 * their own descendants. Notes on the way what made a difference. Administration of Estates Act 1925 s.47(1)(i), (4B)-(4C).
 */
export function beneficiariesOf(members: readonly Relative[], death: Death, findings: Finding[]): Beneficiary[] {
  const beneficiaries: Beneficiary[] = [];
  let stocks = 0;
  for (const member of members) {
    const before = beneficiaries.length;
    addStock(beneficiaries, member, death, findings);
    if (beneficiaries.length > before) stocks++;
  }
  if (stocks > 1) for (const beneficiary of beneficiaries) beneficiary.parts = timesParts(beneficiary.parts, stocks);
  return beneficiaries;
}

function addStock(beneficiaries: Beneficiary[], member: Relative, death: Death, findings: Finding[]): void {
  if (!isKin(member)) {
    noteOutsider(member, death, findings);
    return;
  }
  if (isOrderUnknown(member, death)) findings.push({ kind: 'order unknown', person: member, insteadOf: nobody });
  const absence = absenceOf(member, death);
  const at = findings.length;
  const isAdopted = member.kind === 'adopted';
  if (absence === null) {
    if (isAdopted) findings.push({ kind: 'adopted', person: member, insteadOf: nobody });
    if (member.unborn) findings.push({ kind: 'unborn', person: member, insteadOf: nobody });
    beneficiaries.push({ person: member, parts: 1, isHeld: isUnderAge(member, death) });
    return;
  }
  const insteadOf = beneficiariesOf(member.children ?? none, death, findings);
  if (absence !== 'died first' || insteadOf.length > 0)
    findings.splice(at, 0, { kind: absence, person: member, insteadOf: [...insteadOf] });
  if (isAdopted && insteadOf.length > 0) findings.splice(at, 0, { kind: 'adopted', person: member, insteadOf: nobody });
  beneficiaries.push(...insteadOf);
}

function absenceOf(member: Relative, death: Death): FindingKind | null {
  if (hasDiedFirst(member, death)) return 'died first';
  if (isOut(member)) return member.forfeits ? 'forfeited' : 'disclaimed';
  return hasDiedSince(member) && isUnderAge(member, death) ? 'died under age' : null;
}

function noteOutsider(member: Relative, death: Death, findings: Finding[]): void {
  const { kind } = member;
  if (kind === 'adopted-away') findings.push({ kind: 'adopted away', person: member, insteadOf: nobody });
  else if ((kind === 'step' || kind === 'foster') && !hasDiedFirst(member, death))
    findings.push({ kind, person: member, insteadOf: nobody });
}

/** The parts of a share that is divided again. */
export function timesParts(parts: number | bigint, times: number): number | bigint {
  const exact = Number(parts) * times;
  return typeof parts === 'number' && exact <= Number.MAX_SAFE_INTEGER ? exact : BigInt(parts) * BigInt(times);
}
