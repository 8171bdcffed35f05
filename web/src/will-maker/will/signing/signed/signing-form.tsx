import type { RecordedWitness } from '@plainwill/contracts/will-data/signing/signed-wills';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { DayField } from '../../../../ui/dates-and-money/day-field.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FieldRow } from '../../../../ui/fields/field-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import type { SigningDraft } from './signed-model.ts';
import { WhereKeptFields } from './where-kept-fields.tsx';

const needed = {
  signedOn: 'Enter the day on which you signed',
  'witness-0': 'Enter the first witness’s name',
  'witness-1': 'Enter the second witness’s name',
};

const maxWitnesses = 4;

interface SigningFormProps {
  draft: SigningDraft;
  onChange: (draft: SigningDraft) => void;
  submit: { label: string; run: () => void; isPending: boolean; error: unknown };
}

/** How, where and before whom a will was signed. */
export function SigningForm({ draft, onChange, submit }: SigningFormProps) {
  const { missing, isComplete } = useRequired(needed);
  const change = (changes: Partial<SigningDraft>) => onChange({ ...draft, ...changes });
  const { witnesses } = draft;
  const send = () => {
    const typed = {
      signedOn: draft.signedOn,
      'witness-0': witnesses[0]?.name ?? '',
      'witness-1': witnesses[1]?.name ?? '',
    };
    if (isComplete(typed)) submit.run();
  };
  return (
    <Form onSubmit={send} label={submit.label} validationErrors={missing ?? undefined}>
      <Card>
        <DayFields draft={draft} onChange={change} />
      </Card>
      <Card>
        <WitnessesFields draft={draft} onChange={change} />
      </Card>
      <Card>
        <h2 className="heading text-title">The original</h2>
        <WhereKeptFields draft={draft} onChange={change} />
      </Card>
      {submit.error !== null && submit.error !== undefined && (
        <Notice tone="error" title="Nothing was recorded">
          {failureOf(submit.error).message}
        </Notice>
      )}
      <ButtonRow>
        <Button type="submit" isPending={submit.isPending} pendingLabel="Saving…">
          {submit.label}
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface PartProps {
  draft: SigningDraft;
  onChange: (changes: Partial<SigningDraft>) => void;
}

export function DayFields({ draft, onChange }: PartProps) {
  const today = useToday();
  return (
    <>
      <h2 className="heading text-title">The day</h2>
      <FieldRow>
        <DayField
          label="Day you signed it"
          name="signedOn"
          isRequired
          days={{ today, latest: today }}
          value={draft.signedOn}
          onChange={(signedOn) => onChange({ signedOn })}
        />
        <TextField
          label="Where you signed it"
          name="place"
          isOptional
          hint="Such as “at home” or a town."
          autoComplete="off"
          value={draft.place}
          onChange={(place) => onChange({ place })}
        />
      </FieldRow>
      <Checkbox
        label="The date is written on the will"
        isSelected={draft.isDated}
        onChange={(isDated) => onChange({ isDated })}
      />
    </>
  );
}

export function WitnessesFields({ draft: { witnesses }, onChange }: PartProps) {
  const changeWitness = (at: number, changes: Partial<RecordedWitness>) =>
    onChange({ witnesses: witnesses.map((known, here) => (here === at ? { ...known, ...changes } : known)) });
  return (
    <>
      <h2 className="heading text-title">The witnesses</h2>
      <p className="text-muted">As on the last page of the will.</p>
      {witnesses.map((witness, at) => (
        <WitnessFields key={at} at={at} witness={witness} onChange={(changes) => changeWitness(at, changes)} />
      ))}
      {witnesses.length < maxWitnesses && (
        <ButtonRow>
          <Button
            variant="quiet"
            size="small"
            onPress={() => onChange({ witnesses: [...witnesses, { name: '', address: '', occupation: '' }] })}
          >
            Add another witness
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

const places = ['First', 'Second', 'Third', 'Fourth'];

interface WitnessFieldsProps {
  at: number;
  witness: RecordedWitness;
  onChange: (changes: Partial<RecordedWitness>) => void;
}

/** The name is asked for; the rest is on the paper, and comes from the plan where the plan has it. */
const WitnessFields = ({ at, witness, onChange }: WitnessFieldsProps) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="sr-only">{places[at]} witness</legend>
    <TextField
      label={`${places[at]} witness’s full name`}
      name={`witness-${at}`}
      isRequired={at < 2}
      autoComplete="off"
      autoCapitalize="words"
      value={witness.name}
      onChange={(name) => onChange({ name })}
    />
    <Disclosure summary={moreOf(witness)}>
      <TextField
        label="Address"
        name={`address-${at}`}
        isOptional
        autoComplete="off"
        value={witness.address}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        label="Occupation"
        name={`occupation-${at}`}
        isOptional
        autoComplete="off"
        value={witness.occupation}
        onChange={(occupation) => onChange({ occupation })}
      />
    </Disclosure>
  </fieldset>
);

function moreOf({ address, occupation }: RecordedWitness): string {
  const known = [address, occupation].filter(Boolean).join(' · ');
  return known ? `Address and occupation: ${known}` : 'Address and occupation (optional)';
}
