import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChartLine, cellWidth } from './chart-rows.ts';
import type { FamilyBadge } from './family-badges.ts';
import { type FamilyChart, familyChart, relativesApart } from './family-chart.ts';
import { type FamilyFigure, type FigurePerson, familyFigureOf } from './family-figure.ts';
import { type FamilyMember, withDescendants } from './family-tree.ts';
import { generationOfRelatives, type Kinship } from './kinship.ts';

const executor: FamilyBadge = { part: 'executor', label: 'Executor', meaning: 'Executor' };

const person = (id: string, kinship: Kinship, more: Partial<FigurePerson> = {}): FigurePerson => ({
  id,
  kinship,
  name: id,
  relation: '',
  badges: [],
  ...more,
});
const you = person('you', 'none');
const wide = 1000;
const chartOf = (people: readonly FigurePerson[], room = wide) => familyChart(familyFigureOf(people), you, room);

/** The rows from left to right: "joan thomas you daniel". */
const rowsOf = ({ rows }: FamilyChart<FigurePerson>) =>
  rows.map(({ cells }) => cells.map(({ person }) => person.id).join(' '));

describe('a family in rows', () => {
  it('has brothers and sisters beside you, and not above', () => {
    const chart = chartOf([
      person('daniel', 'spouse'),
      person('rosie', 'child', { otherParentId: 'daniel' }),
      person('martha', 'child', { otherParentId: 'daniel' }),
      person('mum', 'parent'),
      person('joan', 'sibling'),
      person('thomas', 'sibling'),
    ]);
    expect(rowsOf(chart)).toEqual(['mum', 'joan thomas you daniel', 'rosie martha']);
  });

  it('has former partners on the other side of you, each above the children of both', () => {
    const chart = chartOf([
      person('daniel', 'spouse'),
      person('ann', 'none'),
      person('eve', 'none'),
      person('rosie', 'child', { otherParentId: 'daniel' }),
      person('leo', 'child', { otherParentId: 'ann' }),
      person('kit', 'stepchild', { otherParentId: 'eve' }),
      person('sue', 'adopted-child'),
      person('thomas', 'sibling'),
    ]);
    expect(rowsOf(chart)).toEqual(['thomas eve ann you daniel', 'kit leo sue rosie']);
  });

  it('puts relatives in the row of their generation, though no line leads to them', () => {
    const chart = chartOf([
      person('mum', 'parent'),
      person('aunt', 'aunt-or-uncle'),
      person('sam', 'cousin'),
      person('rosie', 'child'),
      person('ella', 'niece-or-nephew'),
      person('kit', 'grandchild'),
    ]);
    expect(rowsOf(chart)).toEqual(['mum aunt', 'you sam', 'rosie ella', 'kit']);
    expect(new Set(allLines(chart).map(({ link }) => link))).toEqual(new Set(['parents', 'own']));
  });

  it('leaves out relatives without a part where there is no room, and nobody else', () => {
    const people = [
      person('daniel', 'spouse'),
      person('joan', 'sibling', { badges: [executor] }),
      person('thomas', 'sibling'),
      person('sam', 'cousin'),
    ];
    expect(rowsOf(chartOf(people, 4))).toEqual(['joan thomas you daniel']);
    expect(chartOf(people, 3)).toMatchObject({ folded: 2, width: 3 * cellWidth });
    expect(rowsOf(chartOf(people, 1))).toEqual(['joan you daniel']);
  });
});

const kinships: Kinship[] = [
  'spouse',
  'parent',
  'step-parent',
  'aunt-or-uncle',
  'sibling',
  'half-sibling',
  'cousin',
  'partner',
  'child',
  'adopted-child',
  'stepchild',
  'child-in-law',
  'niece-or-nephew',
  'grandchild',
  'great-grandchild',
  'relative',
  'none',
];
const anId = fc.constantFrom(...Array.from({ length: 16 }, (_, at) => `p${at}`));
const aPerson = fc
  .record({
    id: anId,
    kinship: fc.constantFrom(...kinships, 'child' as const, 'child' as const),
    otherParentId: fc.option(anId),
    parentId: fc.option(anId, { freq: 1 }),
    isBusy: fc.boolean(),
  })
  .map(({ isBusy, ...more }) => person(more.id, more.kinship, { ...more, badges: isBusy ? [executor] : [] }));
const aFamily = fc.uniqueArray(aPerson, { selector: ({ id }) => id, maxLength: 16 });
/** From a phone of 320 px to a printed page. */
const aRoom = fc.integer({ min: 3, max: 12 });

const whoever = (check: (figure: FamilyFigure<FigurePerson>, chart: FamilyChart<FigurePerson>) => void) =>
  fc.assert(
    fc.property(aFamily, aRoom, (people, room) => {
      const figure = familyFigureOf(people);
      check(figure, familyChart(figure, you, room));
    }),
    { numRuns: 500 },
  );

describe('whatever the family', () => {
  it('has everyone in the row of their generation, or says that they are left out', () => {
    whoever((figure, chart) => {
      const expected = generationsIn(figure);
      const found = new Map(
        chart.rows.flatMap(({ generation, cells }) => cells.map(({ person }) => [person.id, generation] as const)),
      );
      for (const [id, generation] of found) expect([id, generation]).toEqual([id, expected.get(id)]);
      expect(found.size + chart.folded).toBe(expected.size);
    });
  });

  it('has no two people in one place, and each row once', () => {
    whoever((_figure, { rows, width }) => {
      const generations = rows.map(({ generation }) => generation);
      expect(generations).toEqual([...new Set(generations)].toSorted((a, b) => a - b));
      for (const { cells } of rows) {
        cells.slice(1).forEach(({ at }, before) => {
          expect(at - (cells[before]?.at ?? 0)).toBeGreaterThanOrEqual(cellWidth);
        });
        for (const { at } of cells) expect(at >= 0 && at + cellWidth <= width).toBe(true);
      }
    });
  });

  it('joins by each link the right people, and leads through nobody', () => {
    whoever((figure, chart) => {
      const shown = new Set(chart.rows.flatMap(({ cells }) => cells.map(({ person }) => person.id)));
      for (const [link, ids] of linksIn(figure)) {
        const expected = ids.filter((id) => shown.has(id));
        const isNeeded = link === 'parents' ? expected.length > 1 : true;
        expect([link, joinedBy(link, chart)]).toEqual([link, isNeeded ? expected.toSorted() : []]);
      }
      const known = new Set(linksIn(figure).map(([link]) => link));
      expect(allLines(chart).every(({ link }) => known.has(link))).toBe(true);
      expect(cutThrough(chart)).toEqual([]);
    });
  });

  it('has no line that crosses or runs along one of another link', () => {
    whoever((_figure, chart) => expect(crossings(chart)).toEqual([]));
  });
});

/** Everybody of whom the generation is known. */
function generationsIn(figure: FamilyFigure<FigurePerson>): Map<string, number> {
  const generations = new Map<string, number>([['you', 0]]);
  const put = (members: readonly FamilyMember<FigurePerson>[], generation: number) => {
    for (const { person, children } of members) {
      generations.set(person.id, generation);
      put(children, generation + 1);
    }
  };
  put(figure.parents, -1);
  put(figure.siblings, 0);
  put(figure.spouse ? [figure.spouse] : [], 0);
  for (const { otherParent, children } of figure.branches) {
    put(otherParent ? [otherParent] : [], 0);
    put(children, 1);
  }
  const apart = new Set(relativesApart(figure).flatMap(withDescendants));
  for (const member of [...figure.auntsAndUncles, ...figure.relatives])
    if (!apart.has(member.person)) put([member], generationOfRelatives[member.person.kinship] ?? 0);
  return generations;
}

/** Each link, with those whom it joins. */
function linksIn(figure: FamilyFigure<FigurePerson>): [string, string[]][] {
  const { parents, siblings, spouse, branches, auntsAndUncles } = figure;
  const idsOf = (members: readonly FamilyMember<FigurePerson>[]) => members.map(({ person }) => person.id);
  const apart = relativesApart(figure);
  const placed = [
    ...siblings,
    ...parents.flatMap(({ children }) => children),
    ...(spouse ? [spouse] : []),
    ...branches.flatMap(({ children, otherParent }) => [...children, ...(otherParent ? [otherParent] : [])]),
    ...auntsAndUncles,
    ...figure.relatives.filter((member) => !apart.includes(member)),
  ];
  const families = placed
    .flatMap(familiesOf)
    .map(({ person, children }): [string, string[]] => [`born to ${person.id}`, [person.id, ...idsOf(children)]]);
  const ownFamilies = branches.map(({ isWithSpouse, otherParent, children }): [string, string[]] => {
    if (isWithSpouse) return ['with spouse', ['you', spouse?.person.id ?? '', ...idsOf(children)]];
    if (!otherParent) return ['own', ['you', ...idsOf(children)]];
    return [`with ${otherParent.person.id}`, ['you', otherParent.person.id, ...idsOf(children)]];
  });
  const isCouple = spouse && !branches.some(({ isWithSpouse }) => isWithSpouse);
  return [
    ['parents', [...idsOf(parents), 'you', ...idsOf(siblings), ...parents.flatMap(({ children }) => idsOf(children))]],
    ...(isCouple ? [['with spouse', ['you', spouse.person.id]] as [string, string[]]] : []),
    ...ownFamilies,
    ...families,
  ];
}

const familiesOf = (member: FamilyMember<FigurePerson>): FamilyMember<FigurePerson>[] =>
  [member, ...member.children.flatMap(familiesOf)].filter(({ children }) => children.length > 0);

const allLines = ({ rows }: FamilyChart<FigurePerson>) =>
  rows.flatMap(({ lines, above }) => [...above.lines, ...lines]);

/** Lines on one sheet: rows and the bands between them below each other, each of them 100 high. */
interface Drawn {
  link: string;
  x: [number, number];
  y: [number, number];
}

const heightOfBand = 100;
const exact = (number: number) => Math.round(number * 1e6) / 1e6;

function drawn({ rows }: FamilyChart<FigurePerson>): Drawn[] {
  const on = (top: number, height: number, { link, from, to }: ChartLine): Drawn => {
    const [x, y] = [0, 1].map((axis) =>
      [from[axis as 0 | 1], to[axis as 0 | 1]].toSorted((a, b) => a - b),
    ) as unknown as [[number, number], [number, number]];
    return { link, x, y: y.map((each) => exact(top + each * height)) as [number, number] };
  };
  return rows.flatMap(({ lines, above }, at) => [
    ...above.lines.map((line) => on(at * 2 * heightOfBand, heightOfBand / (above.lanes + 1), line)),
    ...lines.map((line) => on((at * 2 + 1) * heightOfBand, heightOfBand / 2, line)),
  ]);
}

const meet = (a: Drawn, b: Drawn) => a.x[0] <= b.x[1] && b.x[0] <= a.x[1] && a.y[0] <= b.y[1] && b.y[0] <= a.y[1];

/** Those whom the lines of a link reach from one of them, where the lines hang together; else nobody. */
function joinedBy(link: string, chart: FamilyChart<FigurePerson>): string[] {
  const [first, ...others] = drawn(chart).filter((line) => line.link === link);
  if (!first) return [];
  const reached = [first];
  for (const line of reached) reached.push(...others.filter((other) => !reached.includes(other) && meet(line, other)));
  if (reached.length <= others.length) return [];
  return chart.rows
    .flatMap(({ cells }, at) =>
      cells.filter(({ at: left }) => {
        const [top, foot] = [(at * 2 + 1) * heightOfBand, (at * 2 + 2) * heightOfBand];
        return reached.some(
          ({ x: [from, to], y: [start, end] }) =>
            // An upright line ends at a head or at the feet, a level one beside a head.
            (from === to && from > left && from < left + cellWidth && (end === top || start === foot)) ||
            (start === end &&
              start === top + heightOfBand / 2 &&
              ((from > left && from < left + cellWidth) || (to > left && to < left + cellWidth))),
        );
      }),
    )
    .map(({ person }) => person.id)
    .toSorted();
}

/** Lines that run through somebody. */
const cutThrough = (chart: FamilyChart<FigurePerson>) =>
  chart.rows.flatMap(({ cells, lines }) =>
    lines.filter(({ from: [a], to: [b] }) =>
      cells.some(({ at }) => Math.min(a, b) < at + cellWidth / 2 && Math.max(a, b) > at + cellWidth / 2),
    ),
  );

const crossings = (chart: FamilyChart<FigurePerson>) => {
  const lines = drawn(chart);
  return lines.flatMap((a, at) => lines.slice(at + 1).filter((b) => a.link !== b.link && meet(a, b)));
};
