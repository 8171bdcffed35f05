import { brand } from '@plainwill/contracts/shared/brand';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface SitePageProps {
  children: ReactNode;
  /** `full` lets the page set its own columns; the others hold one, for words or for a form. */
  width?: 'full' | 'words' | 'form';
}

const widths = {
  full: '',
  words: 'mx-auto w-full max-w-words px-5 py-10 sm:py-16',
  form: 'mx-auto w-full max-w-form px-5 py-10 sm:py-16',
};

/** A public page between the site's header and footer. */
export function SitePage({ children, width = 'words' }: SitePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className={`grow focus-visible:outline-none focus-visible:shadow-none ${widths[width]}`}
      >
        {children}
      </main>
      <PrintedFoot />
      <SiteFooter />
    </div>
  );
}

const PrintedFoot = () => (
  <p className="mt-8 hidden border-t border-line pt-3 text-small print:block">
    {`${brand.name} · ${brand.phone} · ${brand.email}`}
  </p>
);
