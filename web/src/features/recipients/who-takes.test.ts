import type { PersonId } from '@plainwill/contracts/shared/ids';
import { expect, it } from 'vitest';
import { whoTakes } from './who-takes.ts';

const recipient = (name: string, priority: number) => ({ personId: name as PersonId, priority });
const nameOf = (id: PersonId) => id;

it.each([
  ['Amy', [recipient('Amy', 1)]],
  ['Amy and Ben; if neither can take, Sue', [recipient('Amy', 1), recipient('Ben', 1), recipient('Sue', 2)]],
  ['Sue; if they cannot take, Amy', [recipient('Amy', 4), recipient('Sue', 3)]],
  [
    'A, B and C; if none of them can take, D',
    [recipient('A', 1), recipient('B', 1), recipient('C', 1), recipient('D', 2)],
  ],
  ['', []],
])('says “%s”', (words, recipients) => expect(whoTakes(recipients, nameOf)).toBe(words));
