import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { ReactNode } from 'react';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { provisionLines, provisionTitle } from './provision-text.ts';
import { SheetDownload } from './sheet-download.tsx';
import { useRemoveProvision } from './use-provisions.ts';

interface ProvisionCardProps {
  provision: Provision;
  onEdit: () => void;
  onRemoved: () => void;
}

/** The card shows a choice beyond gifts and the residue. */
export function ProvisionCard({ provision, onEdit, onRemoved }: ProvisionCardProps) {
  const people = usePeople();
  const { mutate: remove, isPending } = useRemoveProvision();
  const nameOf = (id: string) => nameAmong(people, id);
  const title = provisionTitle(provision, nameOf);
  return (
    <li className="flex flex-col gap-3 rounded-field border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-[12rem] wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {provisionLines(provision, nameOf).map((line) => (
            <p key={line} className="text-small text-muted">
              {line}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-3">
          <Button variant="quiet" size="small" label={`Edit: ${title}`} onPress={onEdit}>
            Edit
          </Button>
          <Button
            variant="quiet"
            size="small"
            label={`Remove: ${title}`}
            isPending={isPending}
            pendingLabel="Removing…"
            onPress={() => remove({ id: provision.id }, { onSuccess: onRemoved })}
          >
            Remove
          </Button>
        </div>
      </div>
      {sheetOf(provision)}
    </li>
  );
}

/** The sheet to print for it, if any. */
function sheetOf(provision: Provision): ReactNode {
  if (provision.kind === 'belongings' && provision.hasLetter)
    return (
      <SheetDownload
        sheet="letter-of-wishes"
        title="Your letter of wishes"
        about="Sign and date it. Keep it near your will, but don’t attach it."
      />
    );
  if (provision.kind === 'digitalAssets')
    return (
      <SheetDownload
        sheet="digital-inventory"
        title="List of your accounts"
        about="Fill it in by hand and keep it somewhere safe. We never store passwords."
      />
    );
  if (provision.kind === 'exclusion')
    return (
      <SheetDownload
        sheet="statement-of-reasons"
        title="Statement of your reasons"
        about="Print it, sign and date it. Keep it with your will, but don’t attach it."
      />
    );
  return null;
}
