import { Ellipsis } from 'lucide-react';
import { startTransition, useState } from 'react';
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

/**
 * Further actions on something stand behind one button. On a slow phone a press is seen before the menu, or the dialog
 * that an action opens, has been drawn.
 */
export function ActionMenu({ label, text = 'More', actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (willBeOpen: boolean) => {
    if (willBeOpen) startTransition(() => setOpen(true));
    // At once, for an action may move the focus to what lies below the menu.
    else setOpen(false);
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={change}>
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
              onAction={() => startTransition(action.run)}
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
