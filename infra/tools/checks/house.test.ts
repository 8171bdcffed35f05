import { expect, it } from 'vitest';
import { avoidedNames, declaredNames, filesOfRecipe, hasSql, measureHouse } from './house.ts';

it('finds the names that a file declares, and not those within functions', () => {
  const code = [
    'export async function readWill() {',
    '  const inner = 1;',
    '}',
    'interface Row {}',
    'export const minAge = 18;',
  ];
  expect(declaredNames(code.join('\n'))).toEqual(['readWill', 'Row', 'minAge']);
});

it('counts names by the words in them, not by letters alike', () => {
  const counts = Object.fromEntries(avoidedNames(['keptHours', 'keptDays', 'keyboard', 'takerRow', 'mistaken']));
  expect(counts).toMatchObject({ 'draft, stored, cached, retention': 2, beneficiary: 1 });
});

it.each([
  ['em.execute', "await em.execute('select 1', [])", true],
  ['em.execute with the type of its rows', 'em.fork().execute<{ id: string }[]>(\n  statement, [id])', true],
  ['a template that is a statement', 'const columns = `select id from links`', true],
  ['a query builder', "em.createQueryBuilder(LeadSchema).insert(lead).execute('run')", false],
  [
    'a circuit breaker',
    'policy.execute(({ signal }) => call(signal)); policies.read.execute(async () => call())',
    false,
  ],
])('tells SQL from what is none: %s', (_case, text, expected) => {
  expect(hasSql(text)).toBe(expected);
});

it('counts the files that a step of a recipe changes, and not those that it only mentions', () => {
  const recipe = [
    '# Contributing',
    '## A page',
    '1. `web/pages.ts`: its row, as `table.ts` wants it; `web/routes.tsx`: its',
    '   component.',
    '2. `.env.example`, `web/pages.ts`: figures come from `figures.ts`; terms from `glossary.ts`.',
    '',
    'And where it has them: `settings.env`.',
    '',
    '| 1 | `pages.test.ts` |',
    '## A service',
    '1. `main.ts`: its process.',
  ].join('\n');
  expect(filesOfRecipe(recipe, '## A page')).toEqual(['web/pages.ts', 'web/routes.tsx', '.env.example']);
});

it('measures this repository', () => {
  const measures = new Map(measureHouse());
  expect(Number(measures.get('source files'))).toBeGreaterThan(1000);
  expect(Number(measures.get('pairs of domains with imports between them in services/identity/src'))).toBeGreaterThan(
    0,
  );
  expect(Number(measures.get('files named to add a service'))).toBeGreaterThan(5);
});
