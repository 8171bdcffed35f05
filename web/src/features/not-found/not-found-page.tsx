import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SitePage } from '../site/site-page.tsx';

export default function NotFoundPage() {
  return (
    <SitePage>
      <PageHeading title="Page not found" size="display">
        404
      </PageHeading>
      <p className="heading mt-4 text-title">Oops! Page not found</p>
      <p className="mt-3 mb-8 text-muted">The address may be mistyped, or the page may have moved.</p>
      <ButtonRow>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        <ButtonLink to={paths.questionnaire()} look="secondary">
          Start Your Will
        </ButtonLink>
      </ButtonRow>
    </SitePage>
  );
}
