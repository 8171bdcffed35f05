import { Card } from '../../../ui/layout/page-layout.tsx';
import { CopyCard } from './copy-card.tsx';
import { useSigningCopies } from './use-signing-copies.ts';

/** The copies made earlier, the newest first; without the newest where that has a place of its own. */
export function CopiesList({ isWithoutNewest = false }: { isWithoutNewest?: boolean }) {
  const { data = [] } = useSigningCopies();
  const copies = isWithoutNewest ? data.slice(1) : data;
  if (copies.length === 0) return null;
  return (
    <Card>
      <h2 className="heading text-title">{isWithoutNewest ? 'Your earlier copies' : 'Your signing copies'}</h2>
      <ul className="flex flex-col gap-4">
        {copies.map((copy, at) => (
          <CopyCard key={copy.id} copy={copy} isNewest={at === 0 && !isWithoutNewest && copies.length > 1} />
        ))}
      </ul>
    </Card>
  );
}
