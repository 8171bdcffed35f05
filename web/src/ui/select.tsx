import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classes } from './classes.ts';
import { useFieldError } from './field-errors.ts';
import { fieldBox, fieldLabel } from './field-look.ts';
import { describedBy, FieldWords, fieldIds } from './field-words.tsx';
import { OptionalMark } from './optional-mark.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** A list that scrolls within 200 pixels. */
  hasShortList?: boolean;
}

/** One of a long fixed list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const ids = fieldIds(useId());
  const fromForm = useFieldError(props.name);
  const error = props.error ?? fromForm;
  return (
    <AriaSelect
      name={props.name}
      value={props.value || null}
      onChange={(key) => key !== null && props.onChange(key as Value)}
      placeholder={props.placeholder ?? 'Choose'}
      autoComplete={props.autoComplete}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      aria-describedby={describedBy(ids, props.hint, error)}
      data-field={props.name}
    >
      <Label className={fieldLabel}>
        {props.label}
        {props.isOptional && <OptionalMark />}
      </Label>
      <FieldWords ids={ids} hint={props.hint} error={error} />
      <Button
        data-invalid={error !== undefined || undefined}
        className={`${fieldBox} mt-1.5 flex cursor-pointer items-center justify-between gap-2 text-left`}
      >
        <SelectValue className="truncate data-[placeholder]:font-normal data-[placeholder]:text-muted">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown aria-hidden strokeWidth={2.2} className="size-4.5 shrink-0" />
      </Button>
      <Popover
        className={classes(
          'min-w-(--trigger-width) overflow-auto rounded-field border border-field bg-card p-1',
          props.hasShortList ? 'max-h-[200px]!' : 'max-h-80!',
        )}
      >
        <ListBox className="outline-none focus-visible:shadow-none">
          {props.options.map(({ value, label }) => (
            <ListBoxItem
              key={value}
              id={value}
              textValue={label}
              className="group flex min-h-11 cursor-pointer items-center gap-2 rounded-field px-2.5 hover:bg-sage focus:bg-sage focus-visible:shadow-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-deeper data-selected:font-semibold"
            >
              <Check
                aria-hidden
                strokeWidth={2.2}
                className="invisible size-4.5 shrink-0 group-data-selected:visible"
              />
              {label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
