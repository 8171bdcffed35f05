import { describe, expect, it } from 'vitest';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import { exampleFamilies } from '../will/testing/example-families.ts';

/** Findings of each line are said once at most, in one of these ways. */
const sameCause = [
  ...['CHD-06', 'AGE-04', 'AGE-07', 'FUN-05', 'ORG-01', 'CLS-04', 'GFT-10', 'EXE-06', 'RES-15', 'BUS-01', 'GFT-33'],
  ...['EXE-03 EXE-04 EXE-07', 'GRD-03 GRD-05', 'GRD-11 GRD-18', 'GFT-17 TAX-02', 'MAR-15 MAR-18'],
].map((line) => line.split(' '));

describe.each(exampleFamilies)('$description', ({ facts, asOf, ...expected }) => {
  const findings = checkWill(facts, { asOf });
  const found = findings.map(({ id }) => id);

  it('is told all that there is to know', () => {
    expect(expected.expected_checks.filter((id) => !found.includes(id))).toEqual([]);
  });

  it('is told nothing that is not so', () => {
    expect(expected.checks_must_not_fire.filter((id) => found.includes(id))).toEqual([]);
  });

  it('is told each thing once', () => {
    const times = sameCause.map((ids) => found.filter((id) => ids.includes(id)));
    expect(times.filter((said) => said.length > 1)).toEqual([]);
  });

  it('is told how much each matters', () => {
    const severities = Object.fromEntries(findings.map(({ id, severity }) => [id, severity]));
    expect(severities).toMatchObject(expected.expected_severity);
  });
});
