import { asOf, aTestator, type Story, someFacts } from '../../will/testing/facts.ts';
import { checkWill } from '../check-will.ts';
import type { Copies } from '../known.ts';

/** A story, and the copies made of its will. */
export interface Told extends Story {
  copies?: Copies;
}

/** A check, tried both ways. */
export interface Case {
  /** What it says, and where: `children.dateOfBirth#Amy Hart`. */
  finds: [story: Told, ...said: [message: string, place: string | null][]];
  /** Where it has nothing to say; of a check that blocks, first the same story with the one answer put right. */
  not: Told[];
}

/** Of a person who may make a will. */
const factsOfCase = ({ copies: _copies, ...story }: Told) =>
  someFacts({ ...story, testator: { date_of_birth: '1980-05-01', ...aTestator(), ...story.testator } });

/** All that the check has to say of a story. */
export function saidBy(id: string, told: Told): [string, string | null][] {
  const findings = checkWill(factsOfCase(told), { asOf, copies: told.copies });
  return findings.filter((finding) => finding.id === id).map(({ message, place }) => [message, written(place)]);
}

type Place = ReturnType<typeof checkWill>[number]['place'];

const written = (place: Place) =>
  place && `${place.part}${place.field ? `.${place.field}` : ''}${place.recordId ? `#${place.recordId}` : ''}`;
