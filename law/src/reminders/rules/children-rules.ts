import { birthdayIn, type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { adultAge, isMinor } from '@plainwill/contracts/will-data/people';
import { formatDay } from '../../checks/wording.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import { fullName } from '../../will/people/names.ts';
import { isDeceased, isStepchild, isWard } from '../../will/people/relationships.ts';
import { haveSameName } from '../../will/people/same-person.ts';
import { clausesCalled, clausesFrom, clausesNaming, inOrder } from '../clauses.ts';
import { type Found, type ReminderRule, type SinceCopy, sinceCopy } from '../known.ts';

type Child = WillFacts['children'][number];

const nameOf = (child: Child) => fullName(child) || child.fullName;

const isSameChild = (one: Child, other: Child) =>
  one.id === other.id || (haveSameName(nameOf(one), nameOf(other)) && one.dateOfBirth === other.dateOfBirth);

/** The living children who were on no list when the will was signed. */
const addedSince = ({ facts, today }: SinceCopy) =>
  today.children.filter((child) => !isDeceased(child) && !facts.children.some((known) => isSameChild(known, child)));

/** The will gives something to the testator’s children as a class, whoever they are at the death. */
const givesToChildren = ({ will }: SinceCopy) =>
  will.beneficiaries.some(({ person }) => person.class?.of === 'children');

function aboutInheriting(child: Child, since: SinceCopy): string {
  const isOwn = !isStepchild(child) && !isWard(child);
  if (isOwn && givesToChildren(since))
    return 'Your will gives to your children as a group, which includes a child born or adopted after you signed.';
  return `Only those your will names can inherit under it, and ${nameOf(child)} is not one of them.`;
}

function aboutGuardians(child: Child, { will, asOf }: SinceCopy): string {
  if (!isMinor(child, asOf)) return '';
  const coversAll = !isStepchild(child) && !isWard(child) && will.plans.some(({ isForAll }) => isForAll);
  return coversAll
    ? ' Its guardians are for any child of yours who is under 18.'
    : ` It names no guardian for ${nameOf(child)}.`;
}

/** A date of reminding stays on the list for so long. */
const lastingDays = 730;
const noticeDays = 30;

/** The ages from which a child in the will is paid at once; none for a child who gets nothing, or is past them. */
function agesOfPayment({ will }: SinceCopy, child: Child): number[] {
  const isTheirs = ({ person }: SinceCopy['will']['beneficiaries'][number]) =>
    person.id === child.id || (person.class?.members.some(({ id }) => id === child.id) ?? false);
  return [...new Set(will.beneficiaries.filter(isTheirs).flatMap(({ age }) => age ?? []))];
}

const hasGuardian = ({ will }: SinceCopy, { id }: Child) =>
  will.plans.some(({ children }) => children.some((child) => child.id === id));

function birthdayWords(since: SinceCopy, child: Child, age: number, day: CalendarDate): string {
  const guardians =
    age === adultAge && hasGuardian(since, child) ? ' The guardians in your will are not needed from that day.' : '';
  const money = agesOfPayment(since, child).includes(age)
    ? ' That is an age at which your will pays out: from then on nothing needs to be held in trust until that birthday.'
    : '';
  return `${nameOf(child)} turns ${age} on ${formatDay(day)}.${guardians}${money} Check that this is still what you want.`;
}

function birthdaysOf(since: SinceCopy, child: Child): Found[] {
  const { asOf, signed, document } = since;
  const { dateOfBirth } = child;
  if (!dateOfBirth) return [];
  const ages = new Set([...agesOfPayment(since, child), ...(hasGuardian(since, child) ? [adultAge] : [])]);
  return [...ages].flatMap((age) => {
    const day = birthdayIn(Number(dateOfBirth.slice(0, 4)) + age, dateOfBirth);
    const due = daysAfter(day, -noticeDays);
    if (day <= signed.signedOn || due > asOf || daysAfter(due, lastingDays) < asOf) return [];
    const clauses = [
      clausesNaming(document, nameOf(child)),
      age === adultAge ? clausesFrom(document, 'guardianship', [child.id]) : [],
    ];
    return {
      key: `REM-04:${child.id}:${age}`,
      due,
      clauses: inOrder(document, ...clauses),
      words: birthdayWords(since, child, age, day),
    };
  });
}

export const childrenRules: readonly ReminderRule[] = [
  {
    id: 'REM-03',
    kind: 'child',
    source: 'Only those named, or in a class, take; Children Act 1989 s.5',
    find: sinceCopy((since) =>
      addedSince(since).map((child) => ({
        key: `REM-03:${child.id}:${since.signed.id}`,
        due: since.asOf,
        clauses: clausesCalled(since.document, 'guardianship.appointment', 'residue.level', 'residue.members'),
        words: `${nameOf(child)} was not among your children when you signed. ${aboutInheriting(child, since)}${aboutGuardians(child, since)}`,
      })),
    ),
  },
  {
    id: 'REM-04',
    kind: 'birthday',
    source: 'Children Act 1989 ss.5 and 105; the ages in the will',
    find: sinceCopy((since) =>
      since.today.children
        .filter((child) => !isDeceased(child) && since.facts.children.some(({ id }) => id === child.id))
        .flatMap((child) => birthdaysOf(since, child)),
    ),
  },
];
