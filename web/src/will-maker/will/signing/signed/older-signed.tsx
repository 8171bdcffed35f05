import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { ItemRow } from '../../../../ui/lists/item-row.tsx';
import { RemoveRecordDialog } from './remove-record-dialog.tsx';

const endingText = ({ ending, endedOn }: SignedWill) =>
  `${ending === 'destroyed' ? 'destroyed' : 'replaced by a newer will'}${endedOn ? ` on ${formatDay(endedOn)}` : ''}`;

/** Wills that no longer count, and what became of each. */
export function OlderSigned({ wills }: { wills: readonly SignedWill[] }) {
  const [removing, setRemoving] = useState<SignedWill | null>(null);
  if (wills.length === 0) return null;
  return (
    <section aria-labelledby="older-signed">
      <Card>
        <h2 id="older-signed" className="heading text-title">
          Wills you signed before
        </h2>
        <ul className="flex flex-col gap-3">
          {wills.map((will) => (
            <ItemRow
              key={will.id}
              title={`Signed on ${formatDay(will.signedOn)}`}
              about={[will.copyNumber === null ? 'not made here' : `copy ${will.copyNumber}`, endingText(will)]}
            >
              <Button
                variant="quiet"
                size="small"
                label={`Remove the record of the will signed on ${formatDay(will.signedOn)}`}
                onPress={() => setRemoving(will)}
              >
                Remove
              </Button>
            </ItemRow>
          ))}
        </ul>
        {removing && <RemoveRecordDialog will={removing} onClose={() => setRemoving(null)} />}
      </Card>
    </section>
  );
}
