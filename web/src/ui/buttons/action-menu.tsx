import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonVariants } from './button-variants.ts';

export interface MenuAction {
  label: string;
  run: () => void;
}

interface ActionMenuProps {
  label: string;
  /** Stands on the button, and begins its label. */
  text?: string;
  actions: readonly MenuAction[];
}

/** Further actions on something stand behind one button. */
export function ActionMenu({ label, text = 'More', actions }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={buttonVariants('quiet', 'small')}>
        <Ellipsis aria-hidden strokeWidth={2.2} className="size-4.5" />
        {text}
      </Button>
      <Popover
        placement="bottom end"
        className="max-h-96! min-w-56 overflow-auto rounded-field border border-field bg-card p-1"
      >
        <Menu className="outline-none focus-visible:shadow-none">
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              textValue={action.label}
              onAction={action.run}
              className="flex min-h-11 cursor-pointer items-center rounded-field px-3 py-1.5 hover:bg-sage focus:bg-sage focus-visible:shadow-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-deeper"
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
