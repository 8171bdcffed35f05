import { checkWill } from '../../../../services/will-data/src/documents/check-will.ts';
import { asOf, aTestator, type Story, someFacts } from '../../will/testing/facts.ts';
import type { Copies } from '../known.ts';

/** Every check there is, by section of the catalogue. */
export const catalogue = [
  'TES-01 TES-02 TES-03 TES-04 TES-05 TES-06 TES-07 LOC-01 LOC-02 LOC-03 LOC-04 LOC-09 BUS-01',
  'MAR-01 MAR-02 MAR-03 MAR-04 MAR-05 MAR-06 MAR-07 MAR-09 MAR-10 MAR-11 MAR-12 MAR-13 MAR-14 MAR-18 CPL-01 CPL-02',
  'CHD-01 CHD-02 CHD-03 CHD-04 CHD-05 CHD-06 CHD-07 CHD-08 CHD-09',
  'GRD-01 GRD-02 GRD-03 GRD-04 GRD-05 GRD-06 GRD-07 GRD-08 GRD-09 GRD-10 GRD-11 GRD-12 GRD-13 GRD-14 GRD-15',
  'EXE-01 EXE-02 EXE-03 EXE-04 EXE-05 EXE-06 EXE-07 EXE-08 EXE-09 EXE-10 EXE-11 EXE-12 EXE-13 EXE-14 EXE-15 EXE-16',
  'HOM-01 HOM-02 HOM-03 HOM-04 HOM-05 HOM-06 HOM-07 HOM-08 HOM-09 DWN-01',
  'GFT-01 GFT-02 GFT-03 GFT-04 GFT-05 GFT-06 GFT-07 GFT-08 GFT-09 GFT-10 GFT-11 GFT-12 GFT-13 GFT-14 GFT-15 GFT-16',
  'GFT-17 GFT-18 GFT-19 GFT-20 GFT-21 GFT-22 GFT-23 GFT-24 GFT-25 GFT-26 GFT-27 GFT-28 GFT-29 GFT-30 GFT-31 GFT-32 GFT-33',
  'INS-01 INS-02 INS-03 PEN-01 PEN-02',
  'RES-01 RES-02 RES-03 RES-04 RES-05 RES-06 RES-07 RES-08 RES-09 RES-10 RES-11 RES-12 RES-13 RES-14 RES-15',
  'RES-16 RES-17 RES-18 RES-19',
  'AGE-01 AGE-02 AGE-03 AGE-04 AGE-05 AGE-06 AGE-07 AGE-08 AGE-09',
  'CLS-01 CLS-02 CLS-03 CLS-04 CLS-05 CLS-06 CLS-07 CLS-08 CLS-09',
  'OCC-01 OCC-02 OCC-03 OCC-04 OCC-05 OCC-06 OCC-07 OCC-08 OCC-09 OCC-10 OCC-12',
  'FBK-01 FBK-02 FBK-03 FBK-04 FBK-05 FBK-06 CHA-03 CHA-04 CHA-05 CHA-06 CHT-01 CHT-02 CHT-03',
  'PET-01 PET-02 PET-03 PET-04 PET-05',
  'DIG-01 DIG-02 DIG-03 GRD-16 GRD-17 GRD-18 TAX-01 TAX-02 TAX-03 TAX-04',
  'ORG-01 ORG-02 ORG-03 CHA-01 CHA-02 EXC-01 EXC-02 EXC-03 EXC-04 VUL-01 VUL-02 VUL-03 SUR-01 SUR-02 SUR-03',
  'MAR-15 MAR-16 MAR-17 CPL-09 CPL-10 HOM-10 HOM-11 HOM-12 LOC-05 LOC-06 LOC-07 LOC-08',
  'FUN-01 FUN-03 FUN-04 FUN-05 FUN-06 FUN-07 FUN-08 REF-01 REF-02 REF-03 REF-04',
  'SIG-01 SIG-02 SIG-04 SIG-05 SIG-06 SIG-07 SIG-08 PRT-01',
].flatMap((section) => section.split(' '));

/** The checks that withhold the copy to sign. */
export const blocking = [
  'TES-01 TES-02 TES-03 LOC-01 LOC-04 CHD-01 GRD-01 GRD-08 GRD-15 EXE-01 EXE-09 EXE-16 HOM-04',
  'GFT-01 GFT-02 GFT-03 GFT-18 GFT-23 GFT-26 RES-01 RES-12 FUN-01 REF-01 PRT-01',
  'CLS-06 OCC-01 OCC-02 OCC-03 FBK-03 CHA-03 PET-03 DIG-01 EXC-02 VUL-01 MAR-16 CPL-10 LOC-05 HOM-11',
].flatMap((ids) => ids.split(' '));

/** The checks that ask to be understood before the copy to sign. */
export const warning = [
  'TES-05 TES-07 LOC-02 LOC-03 BUS-01 MAR-03 MAR-04 MAR-05 MAR-06 MAR-07 MAR-09 MAR-12 MAR-13 MAR-14 CHD-02 CHD-05',
  'GRD-02 GRD-03 GRD-06 GRD-07 GRD-11 GRD-13 EXE-02 EXE-03 EXE-04 EXE-05 EXE-06 EXE-07 EXE-08 HOM-02 HOM-03 HOM-05',
  'HOM-08 GFT-04 GFT-07 GFT-08 GFT-09 GFT-16 GFT-19 GFT-21 INS-01 INS-02 INS-03 PEN-01 RES-02 RES-04 RES-06',
  'GFT-25 GFT-28 GFT-29 GFT-30 FUN-05 FUN-07 RES-15 ORG-03 CLS-09',
  'RES-10 RES-16 RES-17 RES-19 AGE-01 AGE-03 AGE-04 AGE-07 FUN-04 REF-02 REF-03 SIG-04 SIG-07',
  'CLS-01 CLS-02 CLS-03 CLS-05 CLS-07 CLS-08 OCC-04 OCC-05 OCC-07 OCC-08 OCC-10 OCC-12 FBK-04 FBK-05 ORG-01 CHA-01',
  'CHA-02 CHA-04 CHT-02 PET-02 DIG-03 EXC-01 EXC-04 VUL-02 VUL-03 GRD-17 GRD-18 SUR-01 TAX-02 TAX-03 MAR-15 HOM-10',
  'LOC-06 LOC-08 LOC-09 MAR-18 GFT-24 PET-05 FBK-06',
].flatMap((ids) => ids.split(' '));

/** A story, and the copies made of its will. */
export interface Told extends Story {
  copies?: Copies;
}

/** A check, tried both ways. */
export interface Case {
  /** What it says, and where: `children.dateOfBirth#Amy Hart`. */
  finds: [story: Told, ...said: [message: string, place: string | null][]];
  /** Where it has nothing to say; of a check that blocks, first the same story with the one answer fixed. */
  not: Told[];
}

/** Of a person who may make a will. */
const factsOfCase = ({ copies: _copies, ...story }: Told) =>
  someFacts({ ...story, testator: { dateOfBirth: '1980-05-01', ...aTestator(), ...story.testator } });

/** All that the check has to say of a story. */
export function saidBy(id: string, told: Told): [string, string | null][] {
  const findings = checkWill(factsOfCase(told), { asOf, copies: told.copies });
  return findings.filter((finding) => finding.id === id).map(({ message, place }) => [message, written(place)]);
}

type Place = ReturnType<typeof checkWill>[number]['place'];

const written = (place: Place) =>
  place && `${place.part}${place.field ? `.${place.field}` : ''}${place.recordId ? `#${place.recordId}` : ''}`;
