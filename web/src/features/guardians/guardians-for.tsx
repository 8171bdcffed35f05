import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { usePortal } from '../portal/use-portal.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Whose guardians are being chosen. */
export function GuardiansFor({ childIds }: { childIds: readonly PersonId[] }) {
  const { children } = usePortal();
  const names = children.filter(({ id }) => childIds.includes(id)).map(nameOf);
  return (
    <p>
      For <strong>{list.format(names)}</strong>
      {names.length > 1 && '. What you save replaces the guardians of each of them.'}
    </p>
  );
}
