import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { inShort } from './in-short.ts';
import { residueLevelsOf } from './residue-levels.ts';
import { ResiduePicture } from './residue-picture.tsx';

/** The will in short, in a few sentences and in a picture. */
export function InShortCard() {
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const levels = residueLevelsOf(testatorRecord, today);
  return (
    <Card>
      <h3 className="heading text-title">In short</h3>
      <div className="grid items-start gap-x-10 gap-y-6 roomy:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] print:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="flex max-w-words flex-col gap-3">
          {inShort(testatorRecord, today).map((passage) => (
            <li key={passage}>{passage}</li>
          ))}
        </ul>
        {levels.length > 0 && <ResiduePicture levels={levels} isLinked />}
      </div>
    </Card>
  );
}
