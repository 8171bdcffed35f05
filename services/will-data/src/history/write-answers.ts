import { randomUUID } from 'node:crypto';
import type { Answers } from '@plainwill/law/facts/answers-of';
import { withIds } from '@plainwill/law/facts/answers-with-ids';
import { withinLimits } from '../record/limits/within-limits.ts';
import type { OwnContext } from './answers-now.ts';
import { idsToWrite, writePeople } from './write-people.ts';
import { writeWishes } from './write-wishes.ts';

/**
 * Makes the answers of an account exactly these, within a transaction, by the use cases that store any: their limits and
 * rules hold. Whoever was removed comes back under their old id, where it is nobody else’s.
 */
export const writeAnswers = (ctx: OwnContext, answers: Answers): Promise<void> =>
  withinLimits(ctx, ctx.account.id, async (em) => {
    const inside = { ...ctx, em };
    const target = withIds(answers, await idsToWrite(inside, answers, randomUUID));
    await writePeople(inside, target);
    await writeWishes(inside, target);
  });
