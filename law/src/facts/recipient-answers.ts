import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import type { z } from 'zod';
import type { recipient } from './provision-facts.ts';

type RecipientFacts = Omit<z.output<typeof recipient>, 'name'>;

/** An id of a file; a spouse is known by the kind alone, and nobody by an empty id. */
export const idOf = (kind: RecipientFacts['type'], id: string | null, spouseId: string) =>
  ((kind === 'spouse' ? spouseId : id) ?? '') as PersonId;

/** Hundredths of a per cent, of per cent. */
export const basisPointsOf = (percentage: number | null) => (percentage === null ? null : Math.round(percentage * 100));

/** Those who take by a file of facts, as they are saved. */
export const recipientsOf = (rows: readonly RecipientFacts[], spouseId: string): NewRecipient[] =>
  rows.map(({ id, type, classOf, priority, percentage, exceptIds }) => ({
    personId: type === 'class' && classOf ? classOf : idOf(type, id, spouseId),
    priority,
    shareBasisPoints: basisPointsOf(percentage),
    ...(exceptIds.length > 0 && { exceptIds: exceptIds.map((except) => except as PersonId) }),
  }));
