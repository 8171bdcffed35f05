import {
  complaintAddressLength,
  complaintAuthorityLength,
  complaintKindLabels,
  complaintKinds,
  complaintNameLength,
  complaintPhoneLength,
  complaintTextLength,
} from '@plainwill/contracts/notifications/complaint-vocabulary';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ComplaintFields } from './complaint-draft.ts';

const kinds = complaintKinds.map((value) => ({ value, label: complaintKindLabels[value] }));

interface FieldsProps {
  fields: ComplaintFields;
  onChange: (changed: Partial<ComplaintFields>) => void;
  /** Staff enter what somebody else has told them. */
  isEntered?: boolean;
}

/** These fields ask what the complaint is about, and for whom. */
export function MatterFields({ fields, onChange, isEntered = false }: FieldsProps) {
  const whom = [
    { value: 'self' as const, label: isEntered ? 'Themselves' : 'Me' },
    { value: 'other' as const, label: 'Someone else' },
  ];
  return (
    <>
      <ChoicePills
        label="What is this about?"
        name="kind"
        options={kinds}
        value={fields.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoicePills
        label="Who is this for?"
        name="forWhom"
        options={whom}
        value={fields.forWhom}
        onChange={(forWhom) => onChange({ forWhom })}
      />
      {fields.forWhom === 'other' && (
        <>
          <TextField
            label="Their name"
            name="otherName"
            maxLength={complaintNameLength}
            value={fields.otherName}
            onChange={(otherName) => onChange({ otherName })}
          />
          <TextAreaField
            label={isEntered ? 'What lets them act for that person' : 'What lets you act for them'}
            name="authority"
            hint="For example: they are my child, I am their attorney, or they asked me to. We may ask for proof."
            maxLength={complaintAuthorityLength}
            value={fields.authority}
            onChange={(authority) => onChange({ authority })}
          />
        </>
      )}
      <TextAreaField
        label={isEntered ? 'What happened, or what they are asking for' : 'What happened, or what are you asking for?'}
        name="happened"
        maxLength={complaintTextLength}
        value={fields.happened}
        onChange={(happened) => onChange({ happened })}
      />
      <TextAreaField
        label={isEntered ? 'What they would like us to do' : 'What would you like us to do?'}
        name="wanted"
        isOptional
        maxLength={complaintTextLength}
        value={fields.wanted}
        onChange={(wanted) => onChange({ wanted })}
      />
      <TextField
        label="When did it happen?"
        name="happenedOn"
        isOptional
        hint="For example, 27/3/2026"
        maxLength={30}
        value={fields.happenedOn}
        onChange={(happenedOn) => onChange({ happenedOn })}
      />
    </>
  );
}

/** These fields ask who sends it, and how we answer. */
export function ContactFields({ fields, onChange, isEntered = false }: FieldsProps) {
  const autoComplete = (value: string) => (isEntered ? 'off' : value);
  return (
    <>
      <TextField
        label={isEntered ? 'Name' : 'Your name'}
        name="name"
        autoComplete={autoComplete('name')}
        maxLength={complaintNameLength}
        value={fields.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={isEntered ? 'Email' : 'Your email'}
        name="email"
        type="email"
        inputMode="email"
        isOptional={isEntered}
        autoComplete={autoComplete('email')}
        hint={
          isEntered
            ? 'Without one, letters to this person have to be posted.'
            : 'We send your reference and our answer there.'
        }
        value={fields.email}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label={isEntered ? 'Phone' : 'Your phone number'}
        name="phone"
        isOptional
        autoComplete={autoComplete('tel')}
        maxLength={complaintPhoneLength}
        value={fields.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextAreaField
        label={isEntered ? 'Postal address' : 'Your postal address'}
        name="postalAddress"
        isOptional
        autoComplete={autoComplete('street-address')}
        maxLength={complaintAddressLength}
        value={fields.postalAddress}
        onChange={(postalAddress) => onChange({ postalAddress })}
      />
    </>
  );
}
