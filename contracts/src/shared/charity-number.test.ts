import { describe, expect, it } from 'vitest';
import { charityRegisterLabels, charityRegisters, isCharityNumber, normaliseCharityNumber } from './charity-number.ts';

describe('isCharityNumber', () => {
  it.each([
    ['england_wales', '209603'],
    ['england_wales', '1089464'],
    ['england_wales', '210169-1'],
    ['england_wales', '1089464-12'],
    ['scotland', 'SC037711'],
    ['northern_ireland', 'NIC100280'],
  ] as const)('accepts a number of the register %s: %s', (register, number) => {
    expect(isCharityNumber(register, number)).toBe(true);
  });

  it.each([
    ['england_wales', '20960'],
    ['england_wales', '10894640'],
    ['england_wales', '209603-'],
    ['england_wales', '-1'],
    ['england_wales', 'SC037711'],
    ['england_wales', '209603x1'],
    ['scotland', '037711'],
    ['scotland', 'SC37711'],
    ['scotland', 'SC0377111'],
    ['northern_ireland', 'NI100280'],
    ['northern_ireland', 'NIC10028'],
    ['northern_ireland', 'SC037711'],
  ] as const)('refuses what the register %s never gives: %s', (register, number) => {
    expect(isCharityNumber(register, number)).toBe(false);
  });

  it.each(charityRegisters)('refuses an empty number of %s', (register) => {
    expect(isCharityNumber(register, '')).toBe(false);
    expect(isCharityNumber(register, '  ')).toBe(false);
  });

  it('refuses every number of a charity on no register', () => {
    expect(isCharityNumber('not_registered', '209603')).toBe(false);
  });

  it('accepts a number however it is typed', () => {
    expect(isCharityNumber('scotland', ' sc 037 711 ')).toBe(true);
    expect(isCharityNumber('england_wales', '210169–1')).toBe(true);
  });

  it('takes no digits of other scripts', () => {
    expect(isCharityNumber('england_wales', '٢٠٩٦٠٣')).toBe(false);
  });
});

describe('normaliseCharityNumber', () => {
  it.each([
    ['sc 037711', 'SC037711'],
    ['nic100280', 'NIC100280'],
    ['1 089 464', '1089464'],
    ['210169 – 1', '210169-1'],
  ])('prints %s as %s', (typed, printed) => {
    expect(normaliseCharityNumber(typed)).toBe(printed);
  });
});

describe('charityRegisterLabels', () => {
  it('names each register once', () => {
    expect(new Set(charityRegisters.map((register) => charityRegisterLabels[register])).size).toBe(4);
  });
});
