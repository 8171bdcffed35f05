import { readFileSync } from 'node:fs';
import type { PlanProblem } from '@plainwill/contracts/will-data/signing/signing-plan';

type Found = [PlanProblem['id'], PlanProblem['person']];

/** A plan file with what the checks must find in it, or the path of what is wrong with it. */
interface SigningExample {
  id: string;
  description: string;
  plan: unknown;
  blocks: Found[];
  warns: Found[];
  /** Among those found. */
  informs: Found[];
  /** Checks that find nothing. */
  silent: string[];
  fails?: string;
}

/** The published plans. */
export const signingExamples: readonly SigningExample[] = JSON.parse(
  readFileSync(new URL('signing-examples.json', import.meta.url), 'utf8'),
);
