import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { namesAgree } from '../../will/people/names.ts';
import type { HelperToCheck } from '../plan-to-check.ts';
import { haveHomeInCommon, homeOf } from './homes.ts';
import { emailKey, type Individual, phoneKey } from './individuals.ts';
import { isSurelyBody } from './inheritance.ts';
import { individualsAmong } from './references.ts';

/** Those of the facts whom somebody surely is, and those whom they may be. */
export interface Recognised {
  sure: readonly Individual[];
  maybe: readonly Individual[];
}

interface Facts {
  individuals: readonly Individual[];
  asOf: CalendarDate;
}

const couple: readonly (string | null)[] = ['spouse', 'civil_partner', 'partner'];

/** Says whether somebody is the husband, wife, civil partner or partner of the testator, by what was answered. */
export function isTestatorsPartner(
  { relation, spouseOf, partnerOf }: HelperToCheck,
  { individuals }: Pick<Facts, 'individuals'>,
): boolean {
  const bound = individualsAmong([...(spouseOf ?? []), ...(partnerOf ?? [])], individuals);
  return couple.includes(relation) || bound.some(({ kind }) => kind === 'testator');
}

/** Finds one whom an id names, or who is the spouse or partner in the will: such an answer settles who somebody is. */
function settled(row: HelperToCheck, facts: Facts): Individual | null {
  const { individuals } = facts;
  const byId = individuals.find(({ ids }) => row.personId !== null && ids.includes(row.personId));
  if (byId) return byId;
  const partner = individuals.find(({ kind, person }) => kind === 'partner' && person !== null);
  return partner && isTestatorsPartner(row, facts) ? partner : null;
}

const agesOf = (birthdays: readonly CalendarDate[], asOf: CalendarDate) => birthdays.map((day) => ageOn(day, asOf));

/** Says whether nobody is both, by the birthdays, or by the ages where one of them is all that is known. */
function areOfOtherAges(row: HelperToCheck, birthdays: readonly CalendarDate[], asOf: CalendarDate): boolean {
  if (birthdays.length === 0) return false;
  if (row.dateOfBirth !== null) return !birthdays.includes(row.dateOfBirth);
  return row.age !== null && !agesOf(birthdays, asOf).includes(row.age);
}

const isSomeoneElse = (row: HelperToCheck, individual: Individual, { individuals, asOf }: Facts) =>
  areOfOtherAges(row, individual.birthdays, asOf) || individualsAmong(row.notSameAs, individuals).includes(individual);

/** Says whether a birthday, a home, an e-mail or a telephone number is of both. */
function haveMarkInCommon(row: HelperToCheck, { birthdays, homes, emails, phones }: Individual): boolean {
  const home = homeOf(row.address);
  return (
    (row.dateOfBirth !== null && birthdays.includes(row.dateOfBirth)) ||
    haveHomeInCommon(home ? [home] : [], homes) ||
    emails.includes(emailKey(row.email)) ||
    phones.includes(phoneKey(row.mobileNumber))
  );
}

/** Finds somebody in the facts. A name alone decides nothing; where one is surely meant, others of the name are not. */
export function recognised(row: HelperToCheck, facts: Facts): Recognised {
  const one = settled(row, facts);
  if (one) return { sure: [one], maybe: [] };
  const alike = facts.individuals.filter(
    (individual) =>
      !(individual.person && (isSurelyBody(individual.person) || individual.person.isDeceased)) &&
      individual.names.some((name) => namesAgree(name, row.name)) &&
      !isSomeoneElse(row, individual, facts),
  );
  const sure = alike.filter((individual) => haveMarkInCommon(row, individual));
  return { sure, maybe: sure.length > 0 ? [] : alike };
}
