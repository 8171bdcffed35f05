import { type BeneficiaryClass, isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { namesAgree, wordsOf } from '../../will/people/names.ts';
import type { Individual } from './individuals.ts';

const isWritten = (name: string, reference: string) => wordsOf(name).join(' ') === wordsOf(reference).join(' ');

/**
 * Those whom an id, `testator`, `spouse` or a full name stands for: nobody where it is an outsider’s name, and several
 * where several have it. A name that somebody has as it is written is no one’s whose middle names differ.
 */
export function individualsCalled(reference: string, individuals: readonly Individual[]): Individual[] {
  const known = reference.trim();
  const named = (isNamed: (name: string) => boolean) => individuals.filter(({ names }) => names.some(isNamed));
  const byId = individuals.filter(({ ids }) => ids.includes(known));
  if (byId.length > 0) return byId;
  const exact = named((name) => isWritten(name, known));
  return exact.length > 0 ? exact : named((name) => namesAgree(name, known));
}

/** Those whom some answers name, each once; nobody where it was not asked. */
export const individualsAmong = (
  references: readonly string[] | null | undefined,
  individuals: readonly Individual[],
) => [...new Set((references ?? []).flatMap((reference) => individualsCalled(reference, individuals)))];

/** The classes that some answers name, for a member whom no record does. */
export const classesNamed = (references: readonly string[] | null | undefined): BeneficiaryClass[] =>
  (references ?? []).filter(isBeneficiaryClass);
