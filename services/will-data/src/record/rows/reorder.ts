import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { Reason } from '@plainwill/contracts/reasons';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';

interface Row {
  id: string;
  position: number;
}

interface Reorder {
  accountId: AccountId;
  /** The list as the testator sees it. */
  current: readonly Row[];
  /** The same rows in their new order. */
  ids: readonly string[];
  /** The reason to refuse what was put in order while looking at an older list. */
  reason: Reason;
}

/**
 * Stores the new order of a list; rows of people who were removed keep their positions. The testator is locked already.
 * @throws {Refusal} `reason`
 */
export async function reorder(em: EntityManager, schema: EntitySchema, { accountId, current, ids, reason }: Reorder) {
  const isSameList = ids.length === current.length && current.every(({ id }) => ids.includes(id));
  if (!isSameList) throw new Refusal(reason);
  const positions = current.map(({ position }) => position).toSorted((a, b) => a - b);
  const rows = (await em.find(schema, { accountId, id: { $in: [...ids] } })) as Row[];
  for (const row of rows) row.position = positions[ids.indexOf(row.id)] ?? row.position;
  await em.flush();
}
