import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function StartOnline() {
  return (
    <section className="mx-auto flex max-w-page flex-col items-start justify-between gap-x-12 gap-y-6 px-5 py-14 sm:py-20 roomy:flex-row roomy:items-center">
      <div className="max-w-words">
        <h2 className="heading text-heading">Or Start Your Will Online</h2>
        <p className="mt-4 text-lead text-muted">
          Five short questions to begin with. There is no need to have anything ready.
        </p>
      </div>
      <ButtonLink to={paths.questionnaire()} isWideOnPhone>
        Start Your Will
      </ButtonLink>
    </section>
  );
}
