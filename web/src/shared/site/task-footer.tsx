import { brand } from '@plainwill/contracts/shared/brand';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { paths } from '../paths/paths.ts';

/** The foot of a page on which something is done: one line, and no way to wander off. */
export const TaskFooter = () => (
  <footer className="mx-auto flex min-h-14 w-full max-w-page flex-wrap items-center gap-x-5 px-5 py-1 text-small text-muted print:hidden *:py-2.5">
    <span>
      Stuck? <TextLink to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</TextLink>
    </span>
    <TextLink to={paths.privacy}>Privacy</TextLink>
    <TextLink to={paths.accessibility}>Accessibility</TextLink>
  </footer>
);
