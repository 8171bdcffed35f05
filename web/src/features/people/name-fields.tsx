import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { FieldRow } from '../../ui/field-row.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { relationshipOptions } from './relationships.ts';

export interface NewPerson {
  firstName: string;
  lastName: string;
  relationship: ContactRole | '';
}

export const nobody: NewPerson = { firstName: '', lastName: '', relationship: '' };

interface NameFieldsProps {
  person: NewPerson;
  onChange: (person: NewPerson) => void;
}

/** Who somebody is, and what they are to the testator. */
export function NameFields({ person, onChange }: NameFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          label="First name"
          name="firstName"
          autoCapitalize="words"
          value={person.firstName}
          onChange={(firstName) => onChange({ ...person, firstName })}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoCapitalize="words"
          value={person.lastName}
          onChange={(lastName) => onChange({ ...person, lastName })}
        />
      </FieldRow>
      <FieldRow>
        <Select
          label="Relationship to you"
          name="relationship"
          options={relationshipOptions}
          value={person.relationship}
          onChange={(relationship) => onChange({ ...person, relationship })}
        />
      </FieldRow>
    </>
  );
}

/** What a new person still lacks, by input name; null if nothing. */
export function missingInPerson(person: NewPerson, who: string): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!person.firstName.trim()) missing.firstName = `Enter the ${who}’s first name`;
  if (!person.lastName.trim()) missing.lastName = `Enter the ${who}’s last name`;
  if (!person.relationship) missing.relationship = 'Choose who they are to you';
  return Object.keys(missing).length > 0 ? missing : null;
}
