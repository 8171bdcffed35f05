import { describe, expect, it } from 'vitest';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import { exampleFamilies } from '../will/testing/example-families.ts';

describe.each(exampleFamilies)('$description', ({ facts, asOf, ...expected }) => {
  const findings = checkWill(facts, { asOf });
  const found = findings.map(({ id }) => id);

  it('is told all that there is to know', () => {
    expect(expected.expected_checks.filter((id) => !found.includes(id))).toEqual([]);
  });

  it('is told nothing that is not so', () => {
    expect(expected.checks_must_not_fire.filter((id) => found.includes(id))).toEqual([]);
  });

  it('is told how much each matters', () => {
    const severities = Object.fromEntries(findings.map(({ id, severity }) => [id, severity]));
    expect(severities).toMatchObject(expected.expected_severity);
  });
});
