import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useKeys } from './use-keys.ts';

export interface SingleKey {
  key: string;
  label: string;
  act: () => unknown;
}

/** On this device, whoever signs in: who speaks to their computer presses keys unawares. */
const areKeysOnAtom = atomWithStorage('plainwill.single-keys', true, undefined, { getOnInit: true });

/** Single keys that do something, their list, which “?” opens, and the choice to have none: WCAG 2.2, 2.1.4. */
export function SingleKeys({ keys }: { keys: readonly SingleKey[] }) {
  const [areOn, setOn] = useAtom(areKeysOnAtom);
  const [isOpen, setOpen] = useState(false);
  const acts = [...keys, { key: '?', label: 'This list', act: () => setOpen(true) }];
  useKeys(areOn ? Object.fromEntries(acts.map(({ key, act }) => [key, act])) : {});
  return (
    <>
      <span className="max-sm:hidden">
        <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
          Keyboard shortcuts
        </Button>
      </span>
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" isDirty={false}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
          {acts.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-paper border border-field px-2 text-center">{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use keyboard shortcuts"
          hint="They never act while you type. Your choice is kept on this device."
          isSelected={areOn}
          onChange={setOn}
        />
        <DialogActions cancelLabel="Close">{null}</DialogActions>
      </FormDialog>
    </>
  );
}
