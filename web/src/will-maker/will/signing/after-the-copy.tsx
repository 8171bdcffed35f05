import { paths } from '../../../shared/paths/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { AroundTheTable } from '../../../ui/figures/around-the-table.tsx';

const stepsAfterTheCopy = [
  'Print it on one side of plain A4 paper.',
  'Sit at one table with two adults who get nothing under your will.',
  'You sign while both watch. Then each of them signs while you watch.',
  'Keep it somewhere safe and dry, and tell your executors where.',
];

/** The way from the copy to a signed will, before there is a copy: Wills Act 1837, s.9. */
export const AfterTheCopy = () => (
  <section aria-labelledby="after-the-copy" className="flex flex-col gap-5">
    <h2 id="after-the-copy" className="heading text-title">
      From paper to will, in about 10 minutes
    </h2>
    <div className="grid items-center gap-x-12 gap-y-5 sm:grid-cols-2">
      <AroundTheTable />
      <div className="flex flex-col gap-5">
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {stepsAfterTheCopy.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonRow>
          <ButtonLink to={paths.signWitnesses} variant="secondary" size="small">
            Name your witnesses now
          </ButtonLink>
        </ButtonRow>
      </div>
    </div>
  </section>
);
