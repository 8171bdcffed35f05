import type { PersonId } from '@plainwill/contracts/shared/ids';
import { levelsOf, type Ranked } from './priority-levels.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Amy Hart and Ben Hart; if neither can take, Sue Finch". */
export function whoTakes(recipients: readonly Ranked[], nameOf: (id: PersonId) => string): string {
  return levelsOf(recipients)
    .map((level, at, levels) => {
      const names = list.format(level.map(({ personId }) => nameOf(personId)));
      return at === 0 ? names : `${unless(levels[at - 1]?.length ?? 0)} ${names}`;
    })
    .join('; ');
}

function unless(count: number): string {
  if (count === 1) return 'if they cannot take,';
  return count === 2 ? 'if neither can take,' : 'if none of them can take,';
}
