import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

const entries = [
  { to: paths.home, label: 'Home', isForPhones: false },
  { to: paths.questionnaire(), label: 'Start Your Will', isForPhones: false },
];

/** Where there is room, the header has this one beside the menu. */
const accountEntry = { to: paths.account, label: 'Your account', isForPhones: true };

/** The site's pages: in a row where there is room, else behind a button. */
export function SiteMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [here] = useLocation();
  const list = useId();
  const Icon = isOpen ? X : Menu;
  return (
    <nav aria-label="Site" className="contents">
      <div className="sm:hidden">
        <Button look="plain" size="small" expanded={isOpen} controls={list} onPress={() => setOpen(!isOpen)}>
          <Icon aria-hidden strokeWidth={2.2} className="size-5" />
          <span className="max-[24rem]:sr-only">Menu</span>
        </Button>
      </div>
      <ul
        id={list}
        className={classes(
          'order-last w-full flex-col sm:order-none sm:flex sm:w-auto sm:flex-row',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {(isSignedIn ? [...entries, accountEntry] : entries).map(({ to, label, isForPhones }) => (
          <li key={to} className={isForPhones ? 'sm:hidden' : undefined}>
            <Link
              to={to}
              aria-current={here === to ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="flex min-h-11 items-center rounded-field px-3 font-medium hover:bg-sage aria-[current]:text-muted"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
