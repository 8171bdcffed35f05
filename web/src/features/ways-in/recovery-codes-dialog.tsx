import { brand } from '@plainwill/contracts/shared/brand';
import { useAtom } from 'jotai';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { newCodesAtom } from './use-ways-in-changes.ts';

const fileName = `${brand.name.toLowerCase().replaceAll(' ', '-')}-recovery-codes.txt`;

const fileOf = (codes: readonly string[]) =>
  new Blob([`${brand.name}: recovery codes\nEach works once.\n\n${codes.join('\n')}\n`], { type: 'text/plain' });

/** Shows new recovery codes this once; it closes when they are kept. */
export function RecoveryCodesDialog() {
  const [codes, setCodes] = useAtom(newCodesAtom);
  const [isKept, setKept] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const close = () => {
    if (!isKept) return setWarned(true);
    setCodes(null);
    setKept(false);
    setWarned(false);
  };
  return (
    <DialogFrame isOpen={codes !== null} onClose={close} title="Keep your recovery codes">
      {codes && (
        <>
          <p>
            If you lose your phone, each of these signs you in once, after your password or Google. Keep them where you
            keep other important papers. We can’t show them again.
          </p>
          <ul data-print-alone className="grid gap-x-6 gap-y-1 rounded-field bg-paper px-4 py-3 sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>
                <code className="text-small whitespace-nowrap max-[24rem]:whitespace-normal">{code}</code>
              </li>
            ))}
          </ul>
          <ButtonRow>
            <Button variant="secondary" size="small" onPress={() => window.print()}>
              <Printer aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
              Print
            </Button>
            <Button variant="secondary" size="small" onPress={() => saveBlob(fileName, fileOf(codes))}>
              <Download aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
              Save
            </Button>
          </ButtonRow>
          {isWarned && !isKept && <Notice tone="error">Keep the codes first, and then tick the box.</Notice>}
          <Checkbox label="I have kept my recovery codes" isSelected={isKept} onChange={setKept} />
          <ButtonRow>
            <Button onPress={close} isBlocked={!isKept}>
              Done
            </Button>
          </ButtonRow>
        </>
      )}
    </DialogFrame>
  );
}
