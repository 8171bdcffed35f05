import { useTestatorRecord } from '../../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { pathToAnswer } from '../../../answer-place/path-to-answer.ts';

/** These are written with the will, where each has its place. */
export function OtherPapers() {
  const record = useTestatorRecord();
  const pathTo = (kind: 'belongings' | 'exclusion') => {
    const stored = record.provisions.find((provision) => provision.kind === kind);
    return pathToAnswer({ part: 'provisions', recordId: stored?.id ?? kind, field: null }, record);
  };
  return (
    <section aria-labelledby="other-papers">
      <Card>
        <h2 id="other-papers" className="heading text-title">
          Written somewhere else
        </h2>
        <ul className="flex max-w-words flex-col gap-4">
          <li>
            <TextLink to={pathTo('belongings')}>About particular things</TextLink>
            <p>
              Your will can ask your executors to follow a letter about your belongings. If whoever inherits a thing
              passes it on as you ask within two years of your death, it counts for inheritance tax as a gift in your
              will.
            </p>
          </li>
          <li>
            <TextLink to={pathTo('exclusion')}>Why someone is left out</TextLink>
            <p>Your reasons go in a statement of their own, which you sign and keep with your will.</p>
          </li>
          <li>
            <TextLink to={pathToAnswer({ part: 'funeralWishes', recordId: null, field: null }, record)}>
              Your funeral
            </TextLink>
            <p>Funeral wishes are needed in the first days, often before anyone reads a letter.</p>
          </li>
        </ul>
      </Card>
    </section>
  );
}
