import { brand } from '../../brand.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-2 px-5 py-8 text-small text-muted sm:flex-row sm:items-center sm:justify-between">
        <p>
          © {brand.copyrightYear} {brand.name}. Wills for England and Wales.
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <TextLink to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</TextLink>
          <TextLink to={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </p>
      </div>
    </footer>
  );
}
