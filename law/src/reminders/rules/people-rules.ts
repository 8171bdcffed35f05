import { birthdayIn, type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import { isAddressAbroad } from '../../will/items/abroad.ts';
import type { Address } from '../../will/people/addresses.ts';
import type { Person } from '../../will/people/person.ts';
import { isDeceased } from '../../will/people/relationships.ts';
import { clausesNaming } from '../clauses.ts';
import { type Found, type ReminderRule, type SinceCopy, sinceCopy } from '../known.ts';

/** Those of the signed will who are said to have died since, by id and name. */
function deathsSince({ facts, today, will }: SinceCopy): { id: string; name: string }[] {
  const children = will.children.filter(({ id }) =>
    today.children.some((child) => child.id === id && isDeceased(child)),
  );
  const isWidowed =
    facts.personalDetails.maritalStatus !== 'widowed' && today.personalDetails.maritalStatus === 'widowed';
  return [...children, ...(isWidowed && will.spouse ? [will.spouse] : [])];
}

const helperAge = 75;
/** A birthday that was longer ago is no news. */
const lastingDays = 730;

/** The executors and guardians of the signed will, each once, with what they are to do. */
function helpersIn({ will }: SinceCopy): { person: Person; roles: string[] }[] {
  const executors = new Set([...will.primaries, ...will.backups]);
  const guardians = new Set(will.plans.flatMap(({ steps }) => steps.flat()));
  return [...new Set([...executors, ...guardians])].map((person) => ({
    person,
    roles: [...(executors.has(person) ? ['an executor'] : []), ...(guardians.has(person) ? ['a guardian'] : [])],
  }));
}

function dayOfAge({ today, signed, asOf }: SinceCopy, { id }: Person): CalendarDate | null {
  const born = [...today.contacts, ...today.children].find((record) => record.id === id)?.dateOfBirth;
  if (!born) return null;
  const day = birthdayIn(Number(born.slice(0, 4)) + helperAge, born);
  return day > signed.signedOn && day <= asOf && daysAfter(day, lastingDays) >= asOf ? day : null;
}

const written = ({ address, line1, line2, townOrCity, county, postcode }: Address) =>
  [address, line1, line2, townOrCity, county, postcode].join('\n');

function hasMovedAbroad({ facts, today }: SinceCopy, { id }: Person): boolean {
  const [then, now] = [facts, today].map(({ contacts }) => contacts.find((contact) => contact.id === id));
  if (!then || !now || written(then) === written(now)) return false;
  return !isAddressAbroad(then) && isAddressAbroad(now);
}

function aboutHelper(since: SinceCopy, { person, roles }: ReturnType<typeof helpersIn>[number]): Found[] {
  const { name, id } = person;
  const found = (occurrence: string, due: CalendarDate, news: string) => ({
    key: `REM-14:${id}:${occurrence}`,
    due,
    clauses: clausesNaming(since.document, name),
    words: `Your will names ${name} as ${listed(roles)}. ${news}, and check who comes next.`,
  });
  const turned = dayOfAge(since, person);
  return [
    ...(turned
      ? [found(`${helperAge}`, turned, `${name} is now ${helperAge}. Ask whether they are still happy to do it`)]
      : []),
    ...(hasMovedAbroad(since, person)
      ? [
          found(
            'abroad',
            since.asOf,
            'Their address is now outside the UK. Ask whether they can still do it from there',
          ),
        ]
      : []),
  ];
}

export const peopleRules: readonly ReminderRule[] = [
  {
    id: 'REM-06',
    kind: 'death',
    source: 'A gift to somebody who has died goes as the will says next; Wills Act 1837 s.33',
    find: sinceCopy((since) =>
      deathsSince(since).flatMap(({ id, name }) => {
        const clauses = clausesNaming(since.document, name);
        return clauses.length === 0
          ? []
          : {
              key: `REM-06:${id}:died`,
              due: since.asOf,
              clauses,
              words: `You told us that ${name} has died. Your will still counts, and says who comes next wherever it names ${name}. Check that you are happy with each, when you are ready.`,
            };
      }),
    ),
  },
  {
    id: 'REM-14',
    kind: 'helpers',
    source: 'Executors and guardians must be able and willing to act',
    find: sinceCopy((since) => helpersIn(since).flatMap((helper) => aboutHelper(since, helper))),
  },
];
