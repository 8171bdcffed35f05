import type { Relative, WiderFamily } from '@plainwill/contracts/will-data/what-if/family';

/** Everybody in the family that events add, with those below them. */
export function* eachRelative(family: WiderFamily | undefined): Generator<Relative> {
  if (!family) return;
  const { parents, siblings, grandparents, auntsAndUncles } = family;
  for (const list of [parents, siblings, grandparents, auntsAndUncles]) yield* withChildren(list);
}

function* withChildren(relatives: readonly Relative[] | undefined): Generator<Relative> {
  for (const relative of relatives ?? []) {
    yield relative;
    yield* withChildren(relative.children);
  }
}
