import type { ContactCountryCode, ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import type { Option } from '../../ui/fields/option.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ContactDraft } from './contact-draft.ts';
import { including } from './including.ts';
import { ReachFields } from './reach-fields.tsx';
import { relationshipWords } from './relationships.ts';

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
          options={including(relationships, draft.role, draft.role && relationshipWords[draft.role])}
          value={draft.role}
          onChange={(role) => onChange({ ...draft, role })}
        />
      </FieldRow>
      <ReachFields draft={draft} onChange={onChange} codes={codes} />
    </Stack>
  );
}
