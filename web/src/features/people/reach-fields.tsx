import type { ContactCountryCode } from '@plainwill/contracts/will-data/vocabulary';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import type { Option } from '../../ui/fields/option.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { mobileRemark } from '../personal-details/mobile-remark.ts';
import { addressIn, type ContactDraft, withAddress } from './contact-draft.ts';
import { including } from './including.ts';

type Reach = Omit<ContactDraft, 'firstName' | 'middleNames' | 'lastName' | 'role'>;

interface ReachFieldsProps<Draft extends Reach> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  codes: readonly Option<ContactCountryCode>[];
}

/** How to reach somebody. */
export function ReachFields<Draft extends Reach>({ draft, onChange, codes }: ReachFieldsProps<Draft>) {
  const field = (name: 'email' | 'mobileNumber') => ({
    name,
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
  });
  return (
    <>
      <TextField label="Email" type="email" inputMode="email" autoCapitalize="none" isOptional {...field('email')} />
      <FieldRow shape="code-and-number">
        <Select
          label="Country code"
          name="mobileCountryCode"
          options={including(codes, draft.mobileCountryCode, draft.mobileCountryCode)}
          value={draft.mobileCountryCode}
          onChange={(mobileCountryCode) => onChange({ ...draft, mobileCountryCode })}
        />
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="tel"
          isOptional
          remark={mobileRemark(draft.mobileCountryCode, draft.mobileNumber)}
          {...field('mobileNumber')}
        />
      </FieldRow>
      <AddressFinder
        label="Their address"
        value={addressIn(draft)}
        onChange={(address) => onChange(withAddress(draft, address))}
      />
    </>
  );
}
