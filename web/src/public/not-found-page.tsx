import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../shared/paths/paths.ts';
import { SitePage } from '../shared/site/site-page.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { SheetOfPaper } from '../ui/figures/sheet-of-paper.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';

const mainPages = [
  { to: paths.questionnaire(), label: 'Start Your Will', text: 'Five short questions to begin with' },
  { to: paths.noWill, label: 'No Will?', text: 'Who inherits if there is none' },
  { to: paths.inheritanceTaxCalculator, label: 'IHT Calculator', text: 'An estimate in under a minute' },
  { to: paths.jargonBuster(), label: 'Jargon Buster', text: '21 words, explained' },
];

/** A mail system may have written the # of a link from our mail as %23, so that the address names no page. */
const withItsHash = () => window.location.href.replace(/%23(?=token=)/, '#');

export default function NotFoundPage() {
  useEffect(() => {
    if (window.location.pathname.includes('%23token=')) window.location.replace(withItsHash());
  }, []);
  return (
    <SitePage>
      <SheetOfPaper>
        <div className="flex min-h-105 flex-col items-start px-6 py-9 sm:px-12 sm:py-12">
          <div className="*:text-lead *:text-muted">
            <PageHeading title="Page not found">404</PageHeading>
          </div>
          <p className="heading mt-1 text-title">Oops! Page not found</p>
          <p className="mt-3 mb-6">The address may be mistyped, or the page may have moved.</p>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        </div>
      </SheetOfPaper>
      <h2 className="heading mt-12 text-lead">Popular pages</h2>
      <ul className="mt-2">
        {mainPages.map(({ to, label, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex min-h-16 items-center justify-between gap-4 rounded-field py-3">
              <span>
                <span className="block font-semibold text-deep group-hover:underline">{label}</span>
                <span className="block text-small text-muted">{text}</span>
              </span>
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-clay" />
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
