import { brand } from '@plainwill/contracts/shared/brand';
import type { Role } from '@plainwill/contracts/shared/roles';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths/paths.ts';
import { useSignOut } from '../../shared/session/use-sign-out.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

const widths = { page: 'max-w-desk', form: 'max-w-form' };

// Closer set than the site on a desk; on a phone fingers need the room.
const dense =
  '[--text-small:0.9375rem] [--text-body:0.9375rem] [--text-lead:1.0625rem] [--text-title:1.1875rem] [--text-heading:1.3125rem] sm:[--spacing:0.2rem]';

interface AdminPageProps {
  children: ReactNode;
  isSignedIn: boolean;
  /** Staff get around by the menu that their roles give them. */
  roles?: readonly Role[];
  width?: keyof typeof widths;
}

/** A staff page: the same clothes as the others, closer cut. */
export function AdminPage({ children, isSignedIn, roles, width = 'page' }: AdminPageProps) {
  const signOut = useSignOut({ staysHere: true });
  return (
    <div className={`flex min-h-dvh flex-col text-small ${dense}`}>
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex min-h-12 max-w-desk flex-wrap items-center justify-end gap-x-4 px-4 sm:gap-x-6 sm:px-6">
          <p className="heading mr-auto text-lead">
            {brand.name}{' '}
            <span className="font-text text-small font-normal tracking-normal text-muted max-[22rem]:sr-only">
              Staff
            </span>
          </p>
          <ButtonLink to={paths.home} variant="plain" size="small">
            <ArrowLeft aria-hidden strokeWidth={2.2} className="size-4.5 max-sm:hidden" />
            Back to Main Site
          </ButtonLink>
          {isSignedIn && (
            <Button variant="plain" size="small" onPress={signOut.start} isPending={signOut.isPending}>
              Sign Out
            </Button>
          )}
        </div>
        {signOut.question}
        {roles && <StaffNavigation roles={roles} />}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto flex w-full grow flex-col gap-5 px-4 py-5 outline-none sm:px-6 ${widths[width]}`}
      >
        {children}
      </main>
    </div>
  );
}
