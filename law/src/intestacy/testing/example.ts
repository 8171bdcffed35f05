import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { IntestacyAnswer } from '../answer.ts';

/** A family with the answer that sources give for it. */
export interface Example {
  id: string;
  title: string;
  published?: string;
  family: Family;
  /** `sources` are those of steps that have to be said, among others. */
  expected: Pick<IntestacyAnswer, 'shares' | 'crown' | 'outside'> & { sources: string[] };
}

export const examples: Example[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'intestacy-examples.json'), 'utf8'),
);
