import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classes } from '../styles/classes.ts';
import type { Option } from './field-parts.tsx';

interface SelectPopupProps {
  label: string;
  options: readonly Option<string>[];
  value: string;
  button: RefObject<HTMLElement | null>;
  hasShortList: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

// So that choosing what is already chosen closes the list too; React Aria leaves this out of its types.
const tellsOfEveryChoice = { allowDuplicateSelectionEvents: true };

/** The list of a select. Loaded when it is first wanted. */
export default function SelectPopup(props: SelectPopupProps) {
  return (
    <Popover
      aria-label={props.label}
      triggerRef={props.button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      placement="bottom start"
      style={{ minWidth: props.button.current?.offsetWidth }}
      className={classes(
        'overflow-auto rounded-field border border-field bg-card p-1',
        props.hasShortList ? 'max-h-[200px]!' : 'max-h-80!',
      )}
    >
      <ListBox
        {...tellsOfEveryChoice}
        aria-label={props.label}
        autoFocus
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={props.value ? [props.value] : []}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys;
          if (chosen !== undefined) props.onChoose(String(chosen));
        }}
        className="outline-none focus-visible:shadow-none"
      >
        {props.options.map(({ value, label }) => (
          <ListBoxItem
            key={value}
            id={value}
            textValue={label}
            className="group flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-2.5 hover:bg-sage focus:bg-sage focus-visible:shadow-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-deeper data-selected:font-semibold"
          >
            <Check aria-hidden strokeWidth={2.2} className="invisible size-4.5 shrink-0 group-data-selected:visible" />
            {label}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
