import type { ContactCountryCode, ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { mobileRemark } from '../personal-details/personal-details-model.ts';
import { addressIn, type ContactDraft, contactRoleLabels, withAddress } from './contact-model.ts';
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

interface ContactFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  relationships: readonly Option<ContactRole>[];
  codes: readonly Option<ContactCountryCode>[];
  /** Which fields are marked as required; the rest are marked as optional. */
  required: readonly ('firstName' | 'lastName' | 'role')[];
}

/** Who somebody is, what they are to the testator, and how to reach them. */
export function ContactFields({ draft, onChange, relationships, codes, required }: ContactFieldsProps) {
  const field = (name: 'firstName' | 'middleNames' | 'lastName') => ({
    name,
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
  });
  const marked = (name: 'firstName' | 'lastName' | 'role') => {
    const isRequired = required.includes(name);
    return { isRequired, isOptional: !isRequired };
  };
  return (
    <Stack>
      <FieldRow>
        <TextField label="First name" autoCapitalize="words" {...marked('firstName')} {...field('firstName')} />
        <TextField label="Last name" autoCapitalize="words" {...marked('lastName')} {...field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField label="Middle names" isOptional autoCapitalize="words" {...field('middleNames')} />
        <Select
          label="Relationship to you"
          name="role"
          {...marked('role')}
          options={including(relationships, draft.role, draft.role && contactRoleLabels[draft.role])}
          value={draft.role}
          onChange={(role) => onChange({ ...draft, role })}
        />
      </FieldRow>
      <ReachFields draft={draft} onChange={onChange} codes={codes} />
    </Stack>
  );
}
