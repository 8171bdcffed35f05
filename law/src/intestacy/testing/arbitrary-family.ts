import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import { spouseStatuses } from '@plainwill/contracts/will-data/what-if/family';
import fc from 'fast-check';

type Unnamed = Omit<Relative, 'id' | 'children'> & { children?: Unnamed[] };

const asOf = '2026-11-20';
const deadBorn = '1950-06-01';

const day = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const age = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 17, max: 18 }));

const living = fc.oneof(
  fc.constant({}),
  age.map((age) => ({ age })),
  day('1930-01-01', asOf).map((born) => ({ born })),
  age.map((age) => ({ age, married: true })),
  fc.constant({ unborn: true }),
);
const diedFirst = fc.oneof(
  fc.constant({ alive: false }),
  day('2000-01-01', '2026-11-19').map((died) => ({ died })),
  fc.constantFrom({ died: asOf }, { died: asOf, order: 'before' as const }),
);
const diedThatDay = fc.oneof(
  fc.constant({ died: asOf, order: 'after' as const }),
  day('1930-01-01', asOf).map((born) => ({ died: asOf, order: 'unknown' as const, born })),
);
const diedSince = fc.oneof(
  fc.tuple(day('2026-11-21', '2034-01-01'), age).map(([died, age]) => ({ died, age })),
  fc.tuple(day('2026-11-21', '2034-01-01'), day('2000-01-01', asOf)).map(([died, born]) => ({ died, born })),
  day('2026-11-21', '2027-01-10').map((died) => ({ died })),
);
const fate = fc.oneof(
  { weight: 6, arbitrary: living },
  { weight: 6, arbitrary: diedFirst },
  { weight: 1, arbitrary: diedThatDay },
  { weight: 3, arbitrary: diedSince },
);
const choice = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ disclaims: true }) },
  { weight: 1, arbitrary: fc.constant({ forfeits: true }) },
);
const kindOf = (...others: NonNullable<Relative['kind']>[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    ...others.map((kind) => ({ weight: 1, arbitrary: fc.constant({ kind }) })),
  );
const blood = fc.constantFrom({}, { blood: 'whole' as const }, { blood: 'half' as const }, { blood: 'none' as const });

/** Of age, with a birthday only where an order of deaths needs one. */
const elder = fc
  .tuple(fate, choice, kindOf('adopted', 'step', 'adopted-away', 'unrecorded-father'))
  .map(([{ ...person }, chosen, kind]): Unnamed => {
    const { age, unborn, married, ...rest } = person as Unnamed;
    return { ...rest, ...(rest.order === 'unknown' ? {} : { born: undefined }), ...chosen, ...kind };
  });

const descendant = (depth: number): fc.Arbitrary<Unnamed> =>
  fc
    .tuple(
      fate,
      choice,
      kindOf('birth', 'adopted', 'step', 'foster', 'adopted-away'),
      depth > 0 ? fc.array(descendant(depth - 1), { maxLength: 3 }) : fc.constant<Unnamed[]>([]),
    )
    .map(
      ([person, chosen, kind, children]): Unnamed => ({
        ...person,
        ...chosen,
        ...kind,
        ...(children.length && { children }),
      }),
    );

const relative = fc.tuple(descendant(2), blood).map(([person, blood]): Unnamed => ({ ...person, ...blood }));
const grandparent = elder.filter(({ kind }) => kind !== 'unrecorded-father');
const parents = fc
  .array(elder, { maxLength: 3 })
  .filter((list) => list.filter(({ kind }) => kind === undefined || kind === 'adopted').length <= 2);

/** Mostly none, so that later classes have their turn. */
const list = <T>(items: fc.Arbitrary<T[]>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, { weight: 3, arbitrary: items });

const spouse = fc.option(
  fc
    .tuple(elder, fc.constantFrom(...spouseStatuses))
    .map(([person, status]) => ({ ...person, kind: undefined, status })),
);
const estatePence = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200_000_000 }));

/** Anybody who may be left behind, told apart by number in the order of the file. */
export const aFamily: fc.Arbitrary<Family> = fc
  .record({
    estatePence,
    belongings: fc.integer({ min: 0, max: 100 }),
    partial: fc.boolean(),
    spouse,
    children: list(fc.array(descendant(3), { maxLength: 4 })),
    parents: list(parents),
    siblings: list(fc.array(relative, { maxLength: 4 })),
    grandparents: list(fc.array(grandparent, { maxLength: 4 })),
    auntsAndUncles: list(fc.array(relative, { maxLength: 4 })),
    jointPence: fc.array(fc.integer({ min: 0, max: 50_000_000 }), { maxLength: 2 }),
    owner: fc.nat(),
  })
  .map(
    ({
      belongings,
      jointPence,
      owner,
      spouse,
      children,
      parents,
      siblings,
      grandparents,
      auntsAndUncles,
      ...estate
    }) => {
      let count = 0;
      const named = ({ children, ...person }: Unnamed): Relative => {
        const id = `p${++count}`;
        return JSON.parse(JSON.stringify({ id, ...person, children: children?.map(named) }));
      };
      const family = {
        asOf,
        born: deadBorn,
        ...estate,
        chattelsPence: Math.floor((estate.estatePence * belongings) / 100),
        spouse: spouse && (named(spouse) as Family['spouse']),
        children: children.map(named),
        parents: parents.map(named),
        siblings: siblings.map(named),
        grandparents: grandparents.map(named),
        auntsAndUncles: auntsAndUncles.map(named),
      };
      const outside =
        count === 0 ? [] : jointPence.map((pence) => ({ to: `p${1 + (owner % count)}`, pence, what: 'home' }));
      return { ...family, outside };
    },
  );
