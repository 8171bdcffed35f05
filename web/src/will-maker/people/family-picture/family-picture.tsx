import { useId, useState } from 'react';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { familyLayoutOf, type Supposed } from './family-layout.ts';
import { FamilyList } from './family-list.tsx';
import { FamilyRows, hasMoreInList } from './family-rows.tsx';

interface FamilyPictureProps extends Supposed {
  title?: string;
}

/** A list reads better there. */
const isTooNarrow = () => window.matchMedia?.('(width < 22.5rem)').matches ?? false;

/** The family and everybody with a part in the will, now or as supposed, as a picture or the same as a list. */
export default function FamilyPicture({ title = 'Your family, and what they do', ...supposed }: FamilyPictureProps) {
  const { you, spouse, ...others } = familyLayoutOf(useTestatorRecord(), useToday(), supposed);
  const family = { you, spouse, ...others };
  const [isList, setIsList] = useState(isTooNarrow);
  const headingId = useId();
  const isAlone = !spouse && Object.values(others).every((members) => members.length === 0);
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card border border-line bg-card px-5 py-5 sm:px-6 print:break-inside-avoid"
    >
      <h3 id={headingId} className="heading text-lead">
        {title}
      </h3>
      {isList && !isAlone ? <FamilyList family={family} /> : <FamilyRows family={family} />}
      {!isList && hasMoreInList(family) && (
        <div aria-hidden className="hidden print:block">
          <FamilyList family={family} />
        </div>
      )}
      {isAlone ? (
        <p className="text-center text-small text-muted">People appear here as you add them.</p>
      ) : (
        <p className="print:hidden">
          <Button variant="quiet" size="small" onPress={() => setIsList(!isList)}>
            {isList ? 'Show as a picture' : 'Show as a list'}
          </Button>
        </p>
      )}
    </section>
  );
}
