import { brand } from '@plainwill/contracts/shared/brand';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EmailText } from '../../ui/text/email-text.tsx';
import { paths } from '../paths/paths.ts';
import { Logo } from './logo.tsx';

const groups = [
  {
    title: 'Your family',
    links: [
      { to: paths.myChildren, label: 'My Children' },
      { to: paths.noWill, label: 'No Will?' },
      { to: paths.whoGetsWhat, label: 'Who Gets What?' },
      { to: paths.executors, label: 'Executors' },
    ],
  },
  {
    title: 'Home and money',
    links: [
      { to: paths.property, label: 'Property' },
      { to: paths.trusts, label: 'Trusts' },
      { to: paths.inheritanceTax, label: 'Inheritance Tax' },
      { to: paths.inheritanceTaxCalculator, label: 'IHT Calculator' },
    ],
  },
  {
    title: 'Your will',
    links: [
      { to: paths.questionnaire(), label: 'Start Your Will' },
      { to: paths.howWeCheck, label: 'How We Check' },
      { to: paths.updatingWill, label: 'Updating Your Will' },
      { to: paths.specialSituations, label: 'Special Situations' },
      { to: paths.jargonBuster(), label: 'Jargon Buster' },
    ],
  },
];

const statements = [
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.complaint, label: 'Complaints and data requests' },
  { to: paths.accessibility, label: 'Accessibility statement' },
];

const look =
  'inline-flex min-h-8 items-center text-white underline decoration-1 decoration-transparent underline-offset-4 hover:decoration-current';

/** The foot of every page says where help stands, and leads to every other page. */
export function SiteFooter() {
  return (
    <footer className="bg-deeper text-white print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-10 px-5 pt-12 pb-8 sm:grid-cols-3 sm:pt-16 roomy:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <div className="col-span-full roomy:col-span-1">
          <Logo isLight />
          <p className="mt-4 text-sage">Here to help, in plain English.</p>
          <p className="mt-1 flex flex-col items-start">
            <Away to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</Away>
            <Away to={`mailto:${brand.email}`}>
              <EmailText email={brand.email} />
            </Away>
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-small font-semibold text-butter">{title}</p>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={look}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-page px-5">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-white/25 py-6 text-small text-sage">
          <p className="mr-auto">{`© ${brand.copyrightYear} ${brand.name}. Wills for England and Wales.`}</p>
          {statements.map(({ to, label }) => (
            <Link key={to} to={to} className={look}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

const Away = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className={`${look} font-semibold`}>
    {children}
  </a>
);
