import type { EntityManager } from '@mikro-orm/postgresql';
import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { maxPauseDays } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { pauseRow } from '../pause.ts';
import { ReviewPauseSchema } from '../review.entity.ts';
import type { DeskContext } from './desk-context.ts';

/** Where a pause is kept, whether there is one or not. */
export const pauseRowOf = (em: EntityManager) =>
  em.upsert(ReviewPauseSchema, { id: pauseRow, words: '' }, { onConflictAction: 'ignore' });

/** Stops new requests until a day, or takes them again. */
export const setPause = (ctx: DeskContext, pause: { words: string; until: string } | null): Promise<void> =>
  ctx.em.transactional(async (em) => {
    const { now, today, account } = ctx;
    const last = daysAfter(today, maxPauseDays);
    if (pause && (pause.until < today || pause.until > last)) throw new Refusal('PauseTooLong', 'until');
    const row = await pauseRowOf(em);
    Object.assign(row, pause ? { ...pause, since: now, by: account.id } : { since: null, until: null, by: null });
    await recordAudit(em, ctx, { action: 'review.pause', fields: [pause ? 'paused' : 'resumed'] });
  });
