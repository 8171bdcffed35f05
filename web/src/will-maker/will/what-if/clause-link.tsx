import type { WillPreview } from '@plainwill/contracts/will-data/will/will-document';
import { createContext, useContext, useMemo } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';

/** The numbers of the clauses of today's will, by their ids. */
export const ClauseNumbers = createContext<ReadonlyMap<string, string>>(new Map());

const none: ReadonlyMap<string, string> = new Map();

const numbersIn = ({ document }: WillPreview): ReadonlyMap<string, string> =>
  new Map(document.sections.flatMap(({ clauses }) => clauses.map(({ id, number }) => [id, number])));

/** Empty until the will has been read. */
export function useClauseNumbers(): ReadonlyMap<string, string> {
  const { data } = trpc.willData.willDocument.preview.useQuery();
  return useMemo(() => (data ? numbersIn(data) : none), [data]);
}

/** The number of a clause, which leads to its words in Your Will; nothing for one that the will does not have. */
export function ClauseLink({ clause, isNamed = false }: { clause: string; isNamed?: boolean }) {
  const number = useContext(ClauseNumbers).get(clause);
  if (!number) return null;
  return (
    <TextLink to={willMakerPath('will', undefined, { clause })}>
      <span className={isNamed ? undefined : 'sr-only'}>Clause </span>
      {number}
    </TextLink>
  );
}
