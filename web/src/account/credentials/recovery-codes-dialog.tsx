import { brand } from '@plainwill/contracts/shared/brand';
import { Printer, Save } from 'lucide-react';
import { useState } from 'react';
import { moveFocus } from '../../ui/browser/focus.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';

const fileName = `${brand.name.toLowerCase().replaceAll(' ', '-')}-recovery-codes.txt`;

/** For a sheet of paper or a file, which may be found years later. */
function headingOf(now: Date): string {
  return `Recovery codes for ${brand.name} (${window.location.host}), made on ${formatDay(now.toISOString())}`;
}

const fileOf = (codes: readonly string[], now: Date) =>
  [headingOf(now), 'Each code works once.', '', ...codes, ''].join('\r\n');

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** They have been kept. */
  onDone: () => void;
  /** They may wait, where nothing asks for a second step yet. */
  onLater?: (() => void) | undefined;
}

/** Shows new recovery codes, this once: it is left by saying that they are kept, or that they may wait. */
export function RecoveryCodesDialog({ codes, onDone, onLater }: RecoveryCodesDialogProps) {
  const [madeAt] = useState(() => new Date());
  const [isConfirmed, setConfirmed] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const warn = () => setWarned(true);
  const finish = isConfirmed ? onDone : warn;
  const save = () => saveBlob(fileName, new Blob([fileOf(codes, madeAt)], { type: 'text/plain' }));
  return (
    <DialogFrame isOpen onClose={isConfirmed ? onDone : (onLater ?? warn)} title="Keep your recovery codes">
      <div
        data-printed-alone
        ref={moveFocus}
        tabIndex={-1}
        className="focus-visible:shadow-none focus-visible:outline-none"
      >
        <p className="print:hidden">
          If you lose your phone or your passkey, one of these codes stands in for it. Each works once. Keep them on
          paper, away from your phone: we can’t show them again.
        </p>
        {onLater && (
          <p className="mt-2 print:hidden">
            This can wait. You can still sign in as before: a code is needed only once you turn on the second step.
          </p>
        )}
        <p className="hidden print:block">{headingOf(madeAt)}. Each code works once.</p>
      </div>
      <ol className="grid gap-x-6 gap-y-1 rounded-field border border-line bg-paper px-4 py-3 text-small sm:grid-cols-2 print:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <ButtonRow>
        <Button variant="secondary" size="small" onPress={() => window.print()}>
          <Printer aria-hidden strokeWidth={2.2} className="size-4.5" />
          Print
        </Button>
        <Button variant="secondary" size="small" onPress={save}>
          <Save aria-hidden strokeWidth={2.2} className="size-4.5" />
          Save as a file
        </Button>
        <CopyButton text={codes.join('\n')} what="all codes" />
      </ButtonRow>
      <div className="flex flex-col gap-3 print:hidden">
        {isWarned && !isConfirmed && (
          <Notice ref={moveFocus} tone="error">
            Print, save or copy the codes first. Then tick the box: we can’t show them again.
          </Notice>
        )}
        <Checkbox name="kept" isFramed isSelected={isConfirmed} onChange={setConfirmed} label="I have kept them" />
        <ButtonRow>
          <Button onPress={finish} isBlocked={!isConfirmed}>
            Done
          </Button>
          {onLater && !isConfirmed && (
            <Button variant="quiet" onPress={onLater}>
              Later
            </Button>
          )}
        </ButtonRow>
      </div>
    </DialogFrame>
  );
}
