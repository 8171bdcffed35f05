import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { useTestatorRecord, useToday } from '../testator-record/use-testator-record.ts';
import { familyLayoutOf } from './family-layout.ts';
import { FamilyList } from './family-list.tsx';
import { FamilyTree } from './family-tree.tsx';

/** Who is in the family and has a part in the will: as a picture, or the same as a list. */
export default function FamilyPicture() {
  const family = familyLayoutOf(useTestatorRecord(), useToday());
  const [isList, setIsList] = useState(false);
  const headingId = useId();
  const isAlone = !family.spouse && family.branches.length === 0 && family.others.length === 0;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-4 rounded-card border border-line bg-card px-5 py-5 sm:px-6 print:break-inside-avoid"
    >
      <h3 id={headingId} className="heading text-lead">
        Your family, and what they do
      </h3>
      {isList ? <FamilyList family={family} /> : <FamilyTree family={family} />}
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
