import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isAddressAbroad } from '../will/items/abroad.ts';
import { isLeftToParent, powerOver } from '../will/model/guardian-plans.ts';
import { type GuardianPlace, idsOf, isBroken, type Minor } from '../will/model/minors-in.ts';
import { isOrganisation, type Person } from '../will/people/person.ts';
import { type Check, each, once, together } from './check.ts';
import { isUnder18, type Known } from './known.ts';
import { agesOf, anyOf, namesOf } from './wording.ts';

const planOf = ({ child }: Minor) => answerAt('guardianship', null, child.id);

const peopleOf = (minors: readonly Minor[]) => minors.map(({ person }) => person);

/** Those for whom the will can say who is to care for them. */
const notLeftToParent = (minors: readonly Minor[]) => minors.filter((minor) => !isLeftToParent(minor));

const isGuarded = ({ steps }: Minor) => steps.length > 0;

const placeLabel = ({ step, number }: GuardianPlace) =>
  ({ first: 'first choice', backup: `backup ${number}`, group: `joint choice ${number}` })[step];

/** Those who stand at more than one place of a plan, with the first two. */
function atTwoPlaces({ places }: Minor) {
  const byPerson = Map.groupBy(places, ({ person }) => person);
  return [...byPerson].flatMap(([person, theirs]) => {
    const [first, second] = new Set(theirs.map(placeLabel));
    return first && second ? [{ person, first, second }] : [];
  });
}

/** Each guardian of whom something is to be said, with the children they are chosen for. */
const guardiansMatching = (isSo: (guardian: Person) => boolean, { guardians, minors }: Known) =>
  [...guardians].filter(isSo).map((guardian) => ({
    guardian,
    wards: minors.filter(({ places }) => places.some(({ person }) => person === guardian)),
  }));

const livesAbroad = ({ kind, id }: Person, { facts }: Known) =>
  facts.contacts.some((contact) => kind === 'contact' && contact.id === id && isAddressAbroad(contact));

/** Each different set of people who would act together, with the first child for whom they would. */
function jointly(minors: readonly Minor[]) {
  const sets = minors.flatMap((minor) =>
    minor.steps.filter((step) => step.length > 1).map((people) => ({ minor, people })),
  );
  const alike = Map.groupBy(sets, ({ people }) => JSON.stringify(people.map(({ kind, id }) => [kind, id]).sort()));
  return [...alike.values()].flatMap((same) => same.slice(0, 1));
}

export const guardianChecks: readonly Check[] = [
  {
    id: 'GRD-01',
    subject: 'guardians',
    severity: 'blocks',
    source: 'Children Act 1989 s.5',
    find: ({ minors }) =>
      each(
        minors.filter(({ places }) => places.length === 0),
        (minor) => ({ message: `Please choose a guardian for ${minor.person.name}.`, place: planOf(minor) }),
      ),
  },
  {
    id: 'GRD-02',
    subject: 'guardians',
    severity: 'warns',
    source: 'Children Act 1989 ss.2 to 4A and 5(3)',
    find: ({ minors, facts, will: { spouse } }) => [
      ...each(
        notLeftToParent(minors).filter(({ child }) => powerOver(child, facts.personalDetails.gender) === 'wish'),
        ({ child, person }) => ({
          message: `You said you do not have parental responsibility for ${person.name}, so you cannot appoint a guardian for them. Your will records a wish only.`,
          place: answerAt('children', 'parentalResponsibility', child.id),
        }),
      ),
      ...each(minors.filter(isLeftToParent), ({ child, person }) => ({
        message: `${person.name} is your stepchild, and only ${spouse?.name}, as the parent, can choose a guardian for them. Your will names none. The people you chose are for children of your own.`,
        place: answerAt('children', 'otherParentId', child.id),
        severity: 'informs' as const,
      })),
    ],
  },
  {
    id: 'GRD-03',
    subject: 'guardians',
    severity: 'warns',
    source: 'Children Act 1989 s.5(1)',
    find: ({ minors }) => {
      const alone = notLeftToParent(minors).filter(
        ({ primaries, steps }) => primaries.length > 0 && steps.length === 1,
      );
      const alike = Map.groupBy(alone, (minor) => JSON.stringify(idsOf(minor)));
      return [...alike.values()].flatMap((some) =>
        together(
          some,
          () =>
            `If ${namesOf(some[0]?.primaries ?? [])} cannot act, no one is named to care for ${namesOf(peopleOf(some))} and a court would decide. Add a backup.`,
          planOf,
        ),
      );
    },
  },
  {
    id: 'GRD-04',
    subject: 'guardians',
    severity: 'informs',
    source: 'Children Act 1989 s.5(7) and (8)',
    find: ({ minors }) =>
      together(
        notLeftToParent(minors).filter(
          // GRD-12 says more of another parent than the spouse, and a parent does not wait for themselves.
          ({ child, otherParent, steps }) =>
            (child.otherParentType === 'spouse' && steps.flat().some((person) => person !== otherParent)) ||
            (child.otherParentType === 'contact' && otherParent === null),
        ),
        (some) =>
          `If the other parent of ${anyOf(peopleOf(some))} is alive and has parental responsibility when you die, they stay responsible. Your guardian takes over only after that.`,
        planOf,
      ),
  },
  {
    id: 'GRD-05',
    subject: 'guardians',
    severity: 'informs',
    source: 'Children Act 1989 ss.2 and 5',
    find: ({ minors }) =>
      once(
        // GRD-03 asks for a backup where there is none.
        minors.filter(
          ({ primaries, otherParent, steps }) => otherParent && primaries.includes(otherParent) && steps.length > 1,
        ),
        (minor) => ({
          message:
            'A parent with parental responsibility does not need to be appointed. Your backup choices matter more.',
          place: planOf(minor),
        }),
      ),
  },
  {
    id: 'GRD-06',
    subject: 'guardians',
    severity: 'warns',
    source: 'Children Act 1989 s.5(6): a guardian has parental responsibility',
    find: (known) =>
      guardiansMatching(isUnder18, known).map(({ guardian, wards }) => ({
        message: `${agesOf([guardian])}. The law sets no lowest age for a guardian, but a person under 18 can hardly take on this responsibility, and a court may not let them. Choose an adult, or add one.`,
        place: answerAt('guardianship', null, wards[0]?.child.id),
      })),
  },
  {
    id: 'GRD-07',
    subject: 'guardians',
    severity: 'warns',
    source: 'One person cannot stand in for themselves',
    find: ({ minors }) =>
      minors.flatMap((minor) =>
        each(atTwoPlaces(minor), ({ person, first, second }) => ({
          message: `${person.name} is named for ${minor.person.name} at ${first} and again at ${second}. The second place adds no one.`,
          place: planOf(minor),
        })),
      ),
  },
  {
    id: 'GRD-08',
    subject: 'guardians',
    severity: 'blocks',
    source: 'What is stored of a group',
    find: ({ minors }) =>
      each(
        minors.flatMap((minor) => minor.groups.filter(isBroken).map(() => minor)),
        (minor) => ({
          message: `A joint guardian group for ${minor.person.name} has lost one of its members. Please open it and choose again.`,
          place: planOf(minor),
        }),
      ),
  },
  {
    id: 'GRD-09',
    subject: 'guardians',
    severity: 'informs',
    source: 'The children’s welfare',
    find: ({ minors }) => {
      const [first, ...others] = minors.filter(isGuarded);
      const isDifferent = (minor: Minor) => first && JSON.stringify(idsOf(minor)) !== JSON.stringify(idsOf(first));
      return once(others.filter(isDifferent), () => ({
        message: 'Your children have different guardians and could be brought up apart.',
        place: answerAt('guardianship'),
      }));
    },
  },
  {
    id: 'GRD-10',
    subject: 'guardians',
    severity: 'informs',
    source: 'Children Act 1989 ss.2(5) to (7) and 5(10)',
    find: ({ minors }) =>
      each(jointly(minors), ({ minor, people }) => ({
        message: `${namesOf(people)} would share responsibility and must cooperate. Think about what happens if they separate.`,
        place: planOf(minor),
      })),
  },
  {
    id: 'GRD-11',
    subject: 'guardians',
    severity: 'warns',
    source: 'A trustee’s conflict of interest',
    find: ({ minors, will: { primaries, spouse }, benefitingPeople }) => {
      const heirs = minors.filter(({ person }) => benefitingPeople.has(person));
      const carers = new Set(heirs.flatMap((minor) => minor.primaries));
      const parents = new Set([spouse, ...heirs.map(({ otherParent }) => otherParent)]);
      const isConflict =
        primaries.length > 0 && primaries.every((person) => carers.has(person) && !parents.has(person));
      return once(isConflict ? heirs : [], () => ({
        message:
          'The people caring for your children would also control their money. Consider adding an independent trustee.',
        place: answerAt('executors'),
      }));
    },
  },
  {
    id: 'GRD-12',
    subject: 'guardians',
    severity: 'informs',
    source: 'Children Act 1989 ss.2(5) and (7) and 5(7) to (9)',
    find: ({ minors, will: { spouse } }) =>
      together(
        notLeftToParent(minors).filter(
          ({ otherParent, steps }) =>
            otherParent !== null && otherParent !== spouse && steps.flat().some((person) => person !== otherParent),
        ),
        (some) =>
          `While the other parent of ${anyOf(peopleOf(some))} is alive with parental responsibility, your appointment waits until that parent dies. If that parent has named someone too, both guardians then have a say. Try to agree with them.`,
        planOf,
      ),
  },
  {
    id: 'GRD-13',
    subject: 'guardians',
    severity: 'warns',
    source: 'Children Act 1989 s.5(3)',
    find: ({ minors, facts }) =>
      each(
        notLeftToParent(minors).filter(
          ({ child }) => powerOver(child, facts.personalDetails.gender) === 'as far as possible',
        ),
        ({ child, person }) => ({
          message: `Tell us whether you have parental responsibility for ${person.name}. Without it you cannot appoint a guardian.`,
          place: answerAt('children', 'parentalResponsibility', child.id),
        }),
      ),
  },
  {
    id: 'GRD-14',
    subject: 'guardians',
    severity: 'informs',
    source: 'Children Act 1989; immigration rules',
    find: (known) =>
      guardiansMatching((guardian) => livesAbroad(guardian, known), known).map(({ guardian, wards }) => ({
        message: `${guardian.name} lives abroad. Taking ${namesOf(peopleOf(wards))} there, or moving here, may need permission and time. Add someone near as a backup.`,
        place: answerAt('guardianship', null, wards[0]?.child.id),
      })),
  },
  {
    id: 'GRD-15',
    subject: 'guardians',
    severity: 'blocks',
    source: 'Children Act 1989 s.5(3)',
    find: (known) =>
      guardiansMatching(isOrganisation, known).flatMap(({ wards }) =>
        wards.map((ward) => ({
          message: `Only people can be guardians. Choose a person for ${ward.person.name}.`,
          place: planOf(ward),
        })),
      ),
  },
];
