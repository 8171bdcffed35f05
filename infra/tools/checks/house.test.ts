import { expect, it } from 'vitest';
import { avoidedNames, declaredNames, hasSql, measureHouse } from './house.ts';

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

it('measures this repository', () => {
  const measures = new Map(measureHouse());
  expect(Number(measures.get('source files'))).toBeGreaterThan(1000);
  expect(Number(measures.get('pairs of domains with imports between them in services/identity/src'))).toBeGreaterThan(
    0,
  );
  expect(Number(measures.get('files named to add a service'))).toBeGreaterThan(5);
});
