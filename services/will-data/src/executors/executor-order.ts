import { Refusal } from '@plainwill/kit/refusal';

/** The same executors in the order given; refused if the person was looking at an older list. */
export function reordered<E extends { id: string }>(executors: readonly E[], ids: readonly string[]): E[] {
  const byId = new Map(executors.map((executor) => [executor.id, executor]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const isSameList = ordered.length === executors.length && new Set(ids).size === executors.length;
  if (!isSameList || ids.length !== executors.length) throw new Refusal('ExecutorListChanged');
  return ordered;
}
