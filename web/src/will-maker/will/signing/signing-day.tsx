import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths/paths.ts';
import { listOfNames, nameAmong } from '../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { HowSigned } from './how-signed.tsx';

interface SigningDayProps {
  pageCount: number;
  /** Those who would lose something by being a witness. */
  barredWitnesses: readonly string[];
}

/** The acts that make the paper a will, in their order: Wills Act 1837, ss.9 and 15. The printed sheet has every step. */
export function SigningDay({ pageCount, barredWitnesses }: SigningDayProps) {
  const testatorRecord = useTestatorRecord();
  const executors = testatorRecord.executors.map(({ personId }) => nameAmong(peopleOf(testatorRecord), personId));
  return (
    <section aria-labelledby="signing-day" className="flex flex-col gap-4">
      <h2 id="signing-day" className="heading text-title">
        From paper to will
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2">
        <Step number={1} title="Put the pages together">
          <p>
            Check that {pageCount === 1 ? 'the page is' : `all ${pageCount} pages are`} there. Staple them once, and
            never take them apart. Leave no clip or pin on them.
          </p>
        </Step>
        <Step number={2} title="Ask two witnesses">
          <p>
            Two people who are 18 or over and can see you sign. Neighbours and colleagues are a good choice. They need
            not read your will.
          </p>
          {barredWitnesses.length > 0 && (
            <>
              <p>
                A witness loses what your will gives them. So not these people, nor their husband, wife, civil partner
                or partner:
              </p>
              <ul className="list-disc pl-5">
                {barredWitnesses.map((name) => (
                  <li key={name} className="wrap-anywhere">
                    {name}
                  </li>
                ))}
              </ul>
            </>
          )}
          <StepAction to={paths.signWitnesses}>Name your witnesses</StepAction>
        </Step>
        <Step number={3} title="Sign on the day, in one room">
          <p>The three of you stay until the last signature. Video calls and electronic signatures do not count.</p>
          <ul className="list-disc pl-5">
            <li>You write the date and sign on the last page, in ink, while both witnesses watch.</li>
            <li>Each witness signs while you watch, and writes their name, address and occupation.</li>
            <li>Then all three of you put your initials on every page.</li>
          </ul>
          <HowSigned />
          <StepAction to={paths.signDay}>Lead us through it on this phone</StepAction>
        </Step>
        <Step number={4} title="Keep it safe">
          <p>
            Somewhere safe and dry. Tell {executors.length > 0 ? listOfNames(executors) : 'your executors'} where it is:
            a scan is not the will.
          </p>
          <p>Don’t write on it or attach anything to it. Destroy older wills once this one is signed.</p>
          <StepAction to={paths.signRecord}>It is signed: record it</StepAction>
          <StepAction to={paths.signPapers}>Papers for your executors</StepAction>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

const StepAction = ({ to, children }: { to: string; children: string }) => (
  <div className="mt-auto pt-1">
    <ButtonRow>
      <ButtonLink to={to} variant="secondary" size="small">
        {children}
      </ButtonLink>
    </ButtonRow>
  </div>
);

const Step = ({ number, title, children }: StepProps) => (
  <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
    <h3 className="heading text-lead">
      {number}. {title}
    </h3>
    {children}
  </li>
);
