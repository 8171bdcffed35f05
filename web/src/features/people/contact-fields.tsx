import type { ContactCountryCode, ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { FieldRow } from '../../ui/field-row.tsx';
import { type Option, Select } from '../../ui/select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { mobileRemark } from '../personal-details/mobile-remark.ts';
import { addressIn, type ContactDraft, withAddress } from './contact-draft.ts';
import { relationshipWords } from './relationships.ts';

interface ContactFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  relationships: readonly Option<ContactRole>[];
  codes: readonly Option<ContactCountryCode>[];
  /** Which fields are marked as required; the rest are marked as optional. */
  required: readonly ('firstName' | 'lastName' | 'role')[];
}

/** A choice made elsewhere is still there to be kept. */
const including = <Value extends string>(options: readonly Option<Value>[], value: Value | '', label: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];

/** Who somebody is, what they are to the testator, and how to reach them. */
export function ContactFields({ draft, onChange, relationships, codes, required }: ContactFieldsProps) {
  const field = (name: 'firstName' | 'middleNames' | 'lastName' | 'email' | 'mobileNumber') => ({
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
          options={including(relationships, draft.role, draft.role && relationshipWords[draft.role])}
          value={draft.role}
          onChange={(role) => onChange({ ...draft, role })}
        />
      </FieldRow>
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
    </Stack>
  );
}
