import type { AccountId } from '@plainwill/contracts/shared/ids';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../shared/api/trpc.ts';

const askedAtOnce = 200;

/** The names of accounts; for an id of none, now or ever, "No such account". */
export function usePeople(ids: readonly AccountId[]) {
  const groups = Array.from({ length: Math.ceil(ids.length / askedAtOnce) }, (_, at) =>
    ids.slice(at * askedAtOnce, (at + 1) * askedAtOnce),
  );
  const asked = trpc.useQueries((t) =>
    groups.map((group) => t.identity.people.byIds({ ids: group }, { placeholderData: keepPreviousData })),
  );
  const names = new Map(asked.flatMap(({ data }) => data ?? []).map(({ id, name, email }) => [id, name ?? email]));
  const isKnown = asked.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData);
  return (id: AccountId) => names.get(id) ?? (isKnown ? 'No such account' : '…');
}
