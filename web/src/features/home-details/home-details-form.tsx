import { asksTenancy } from '@plainwill/contracts/will-data/home-details-questions';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { ReactNode } from 'react';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import {
  addressErrors,
  addressFields,
  addressOfLines,
  type HomeDetailsText,
  linesOfAddress,
  tenancyOptions,
} from './home-details-model.ts';

interface HomeDetailsFormProps {
  form: RecordFormState<HomeDetailsText>;
  addressLabel: string;
  labels: Pick<Record<keyof HomeDetailsText, string>, 'homeOwnership' | 'tenancyType'>;
  ownershipOptions: readonly Option<HomeOwnership>[];
  tenancyHint?: string;
  /** Filled in by the person who lives there. */
  isOwn?: boolean;
}

/** Where the testator lives and how they hold it; for themselves and for staff. */
export function HomeDetailsForm({ form, addressLabel, labels, ownershipOptions, ...props }: HomeDetailsFormProps) {
  const { textIn, edit, save, choice, errors = {} } = form;
  const lines = Object.fromEntries(addressFields.map((field) => [field, textIn(field)])) as HomeDetailsText;
  const homeOwnership = (textIn('homeOwnership') || null) as HomeOwnership | null;
  return (
    <>
      <LeaveGroup onLeave={save}>
        <AddressFinder
          label={addressLabel}
          isOwnAddress={props.isOwn}
          value={addressOfLines(lines)}
          onChange={(found) => edit(linesOfAddress(found))}
          errors={addressErrors(errors)}
        />
      </LeaveGroup>
      <RadioPills label={labels.homeOwnership} options={ownershipOptions} {...choice<HomeOwnership>('homeOwnership')} />
      {asksTenancy({ homeOwnership }) && (
        <RadioPills
          label={labels.tenancyType}
          hint={props.tenancyHint}
          options={tenancyOptions}
          {...choice<TenancyType>('tenancyType')}
        />
      )}
    </>
  );
}

/** Calls back when the focus leaves any field in it. */
function LeaveGroup({ onLeave, children }: { onLeave: (() => void) | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside
    <div onBlur={onLeave}>{children}</div>
  );
}
