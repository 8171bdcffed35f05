import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { ReviewPauseSchema } from './review.entity.ts';

/** The one row. */
export const pauseRow = 'new requests';

/** Why no requests are taken today, and until when; null while they are. The day of the end is still a day of the pause. */
export async function pauseOn(em: EntityManager, today: CalendarDate) {
  const pause = await em.findOne(ReviewPauseSchema, { id: pauseRow }, { disableIdentityMap: true });
  if (!pause?.since || (pause.until && pause.until < today)) return null;
  return { words: pause.words, until: pause.until ?? null, isByItself: pause.by === null };
}
