/** Where something held over a list would go: beside one of its rows. */
export interface Place<Id> {
  key: Id;
  dropPosition: 'before' | 'after' | 'on';
}

/** The same ids with one of them at another index. */
export function movedTo<Id>(ids: readonly Id[], id: Id, index: number): Id[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}

/** The index that something held would have if it were dropped at a place. */
export function indexAt<Id>(ids: readonly Id[], held: Id, { key, dropPosition }: Place<Id>): number {
  if (key === held) return ids.indexOf(held);
  const others = ids.filter((each) => each !== held);
  return others.indexOf(key) + (dropPosition === 'after' ? 1 : 0);
}
