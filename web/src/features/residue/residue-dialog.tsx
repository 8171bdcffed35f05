import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { isDirty, residueDialogAtom } from './residue-dialog-state.ts';
import { ResidueForm } from './residue-form.tsx';

/** Who takes the residue, in what order and in what shares. */
export function ResidueDialog() {
  const [state, setState] = useAtom(residueDialogAtom);
  const close = () => setState(RESET);
  return (
    <FormDialog
      isOpen={state !== null}
      isDirty={state !== null && isDirty(state)}
      title="Select Residuary Estate Recipients"
      onClose={close}
    >
      {state && <ResidueForm state={state} onChange={setState} onDone={close} />}
    </FormDialog>
  );
}
