import { trpc } from '../../api/trpc.ts';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

/** The number of a clause, which leads to its words in Your Will; nothing for one that the will does not have. */
export function ClauseLink({ clause, isNamed = false }: { clause: string; isNamed?: boolean }) {
  const { data } = trpc.willData.willDocument.preview.useQuery();
  const number = data?.document.sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause)?.number;
  if (!number) return null;
  return (
    <TextLink to={willMakerPath('will', undefined, { clause })}>
      <span className={isNamed ? undefined : 'sr-only'}>Clause </span>
      {number}
    </TextLink>
  );
}
