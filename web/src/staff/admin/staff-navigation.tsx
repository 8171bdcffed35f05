import { brand } from '@plainwill/contracts/shared/brand';
import { mayAccess, type Role, type RoleAccess } from '@plainwill/contracts/shared/roles';
import { Menu } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { staffPaths } from '../../shared/paths/staff-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { classes } from '../../ui/styles/classes.ts';
import { roleBadge } from './role-badge.ts';

interface Place {
  title: string;
  to: string;
  /** Its pages have these paths. */
  at: RegExp;
  access: RoleAccess;
}

const places: readonly Place[] = [
  { title: 'Home', to: staffPaths.home, at: /^\/admin$/, access: 'staff' },
  { title: 'Users', to: staffPaths.dashboard, at: /^\/admin\/(dashboard|users)/, access: 'staff' },
  { title: 'Enquiries', to: staffPaths.enquiries, at: /^\/admin\/enquiries/, access: 'staff' },
  ...(brand.review === 'off'
    ? []
    : [{ title: 'Reviews', to: staffPaths.reviews, at: /^\/admin\/reviews/, access: 'reviewFigures' as const }]),
  { title: 'Complaints', to: staffPaths.complaints, at: /^\/admin\/complaints/, access: 'staff' },
  { title: 'Disputes', to: staffPaths.howMade, at: /^\/admin\/how-made/, access: 'admin' },
  { title: 'Releases', to: staffPaths.releases, at: /^\/admin\/releases/, access: 'admin' },
  { title: 'Role Management', to: staffPaths.roles, at: /^\/admin\/roles/, access: 'staff' },
  { title: 'Emails', to: staffPaths.mails, at: /^\/admin\/mails/, access: 'staff' },
  { title: 'Integration Settings', to: staffPaths.settings, at: /^\/settings/, access: 'staff' },
  { title: 'Operations', to: staffPaths.operations, at: /^\/ops$/, access: 'staff' },
  { title: 'Queues', to: staffPaths.queues(), at: /^\/ops\/queues/, access: 'staff' },
  { title: 'Audit', to: staffPaths.audit(), at: /^\/admin\/audit/, access: 'admin' },
];

const linkClasses =
  'flex min-h-11 items-center border-l-4 border-transparent px-3 font-semibold text-deep hover:bg-sage aria-[current]:border-clay aria-[current]:text-ink roomy:min-h-10 roomy:border-b-3 roomy:border-l-0 roomy:px-0 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';

/** The staff pages, and what the person may do on them. On a phone the list opens under a button. */
export function StaffNavigation({ roles }: { roles: readonly Role[] }) {
  const [here] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const shown = places.filter(({ access }) => mayAccess(access, roles));
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav
      aria-label="Staff"
      onKeyDown={closeByKey}
      className="mx-auto flex max-w-desk flex-wrap items-center gap-x-5 px-4 sm:px-6"
    >
      <div className="py-1 roomy:hidden">
        <Button
          ref={button}
          variant="plain"
          size="small"
          expanded={isOpen}
          controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <Menu aria-hidden strokeWidth={2.2} className="size-5" />
          Menu
        </Button>
      </div>
      <ul
        id={id}
        className={classes(
          'order-last basis-full flex-col pb-3 roomy:order-none roomy:flex roomy:basis-auto roomy:flex-row roomy:gap-x-5 roomy:pb-0',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {shown.map(({ title, to, at }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => setOpen(false)}
              aria-current={at.test(here) ? 'page' : undefined}
              className={linkClasses}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className="ml-auto">
        <Badge>{roleBadge(roles)}</Badge>
      </div>
    </nav>
  );
}
