import { brand } from '@plainwill/contracts/shared/brand';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Person } from '@plainwill/contracts/will-data/people';
import type { Witness } from '@plainwill/contracts/will-data/signing/signing-plan';
import { haveSameName } from '@plainwill/law/will/people/same-person';
import { useState } from 'react';
import { AddressFinder } from '../../../../shared/address-finder/address-finder.tsx';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useDialogState } from '../../../../shared/drafts/dialog-state.tsx';
import { usePeople } from '../../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Explanation } from '../../../../ui/feedback/explanation.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../../../ui/fields/radio-pills.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useRequired } from '../../../../ui/forms/use-required.ts';
import { addressIn } from '../../../people/contact-model.ts';
import {
  emptyWitness,
  type Fitness,
  fitnessOf,
  type Marriage,
  relationOptions,
  unfitness,
  type WitnessDraft,
  witnessDraftOf,
  witnessFrom,
  witnessOf,
  type YesNo,
} from './witness-model.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly { value: YesNo; label: string }[];

const marriages = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'ask', label: 'I don’t know: I’ll ask' },
] as const satisfies readonly { value: Marriage; label: string }[];

const newPerson = 'new';

const needed = { name: 'Enter their full name', relation: 'Choose who they are to you' };

interface WitnessDialogProps {
  /** Null adds one. */
  witness: Witness | null;
  /** People who are witnesses already. */
  taken: readonly (string | null)[];
  save: { isPending: boolean; error: unknown; run: (witness: Witness) => void };
  onClose: () => void;
}

/** Asks of a witness what decides whether they can be one. */
export default function WitnessDialog({ witness, taken, save, onClose }: WitnessDialogProps) {
  const record = useTestatorRecord();
  const start = witness ? witnessDraftOf(witness) : emptyWitness;
  const [draft, setDraft] = useDialogState<WitnessDraft>('draft', start);
  // Never in the browser's storage, as the draft is.
  const [fitness, setFitness] = useState(() => fitnessOf(witness));
  const change = (changes: Partial<WitnessDraft>) => setDraft({ ...draft, ...changes });
  const { missing, isComplete } = useRequired(needed);
  const people = usePeople().filter(({ id }) => id === draft.personId || !taken.includes(id));
  const unfit = unfitness(draft, fitness);
  const submit = () => {
    if (isComplete({ name: draft.name, relation: draft.relation }) && !unfit) save.run(witnessOf(draft, fitness));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={witness ? 'Edit witness' : 'Add a witness'}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
    >
      <Form onSubmit={submit} label="Witness" validationErrors={missing ?? undefined}>
        {!witness && people.length > 0 && (
          <FromList
            people={people}
            chosen={draft.personId}
            onChoose={(id) => setDraft(id ? { ...witnessFrom(record, id), name: nameIn(people, id) } : emptyWitness)}
          />
        )}
        <TextField
          label="Full name"
          name="name"
          isRequired
          autoCapitalize="words"
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <Namesake draft={draft} people={people} onChange={change} />
        <Select
          label="Who are they to you?"
          name="relation"
          isRequired
          hint="A neighbour, friend or colleague is best."
          options={relationOptions}
          value={draft.relation}
          onChange={(relation) => change({ relation })}
        />
        <RadioPills
          label="Are they 18 or over?"
          name="isAdult"
          options={yesNo}
          value={draft.isAdult}
          onChange={(isAdult) => change({ isAdult })}
        />
        <FitnessQuestions fitness={fitness} onChange={setFitness} />
        {unfit && <Notice tone="error">{unfit}</Notice>}
        <MarriedTo draft={draft} people={people} onChange={change} />
        <AddressFinder
          label="Their address"
          value={addressIn(draft.address)}
          onChange={(address) => change({ address })}
        />
        <TextField
          label="Occupation"
          name="occupation"
          isOptional
          autoComplete="off"
          value={draft.occupation}
          onChange={(occupation) => change({ occupation })}
        />
        <p className="text-small text-muted">
          We keep their name, address and what you say of their family with your account. We do not keep the answers
          about sight and understanding, and we send your witnesses nothing.
        </p>
        {save.error !== null && save.error !== undefined && (
          <Notice tone="error">{failureOf(save.error).message}</Notice>
        )}
        <DialogActions>
          <Button type="submit" isBlocked={unfit !== ''} isPending={save.isPending} pendingLabel="Saving…">
            Save witness
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

const FitnessQuestions = ({ fitness, onChange }: { fitness: Fitness; onChange: (fitness: Fitness) => void }) => (
  <>
    <RadioPills
      label="Can they see well enough to watch you sign?"
      name="canSee"
      options={yesNo}
      value={fitness.canSee}
      onChange={(canSee) => onChange({ ...fitness, canSee })}
    />
    <RadioPills
      label="Can they understand what they are watching, and be in the room with you?"
      name="canUnderstand"
      options={yesNo}
      value={fitness.canUnderstand}
      onChange={(canUnderstand) => onChange({ ...fitness, canUnderstand })}
    />
    <RadioPills
      label={`Do they work for ${brand.name}, or did they help with your will?`}
      name="worksForUs"
      options={yesNo}
      value={fitness.worksForUs}
      onChange={(worksForUs) => onChange({ ...fitness, worksForUs })}
    />
    {fitness.worksForUs === 'yes' && (
      <Explanation>Someone who had no part in your will is better. It is allowed all the same.</Explanation>
    )}
  </>
);

const nameIn = (people: readonly Person[], id: string) => people.find((person) => person.id === id)?.fullName ?? '';

interface FromListProps {
  people: readonly Person[];
  chosen: PersonId | null;
  onChoose: (id: PersonId | null) => void;
}

const FromList = ({ people, chosen, onChoose }: FromListProps) => (
  <Select
    label="Is it someone on your list?"
    name="person"
    options={[
      { value: newPerson, label: 'Someone else' },
      ...people.map(({ id, fullName }) => ({ value: id as string, label: fullName })),
    ]}
    value={chosen ?? newPerson}
    onChange={(id) => onChoose(id === newPerson ? null : (id as PersonId))}
  />
);

interface PartProps {
  draft: WitnessDraft;
  people: readonly Person[];
  onChange: (changes: Partial<WitnessDraft>) => void;
}

/** One name may be of two people, and it decides whether a gift is lost. */
function Namesake({ draft, people, onChange }: PartProps) {
  const [namesake] = people.filter(({ fullName }) => haveSameName(fullName, draft.name));
  if (!namesake || (draft.personId && draft.personId !== namesake.id)) return null;
  const isOther = draft.notSameAs.includes(namesake.id);
  return (
    <RadioPills
      label={`Is this the ${namesake.fullName} on your list?`}
      name="namesake"
      options={yesNo}
      value={draft.personId === namesake.id ? 'yes' : isOther ? 'no' : ''}
      onChange={(answer) =>
        onChange(
          answer === 'yes'
            ? { personId: namesake.id, notSameAs: draft.notSameAs.filter((id) => id !== namesake.id) }
            : { personId: null, notSameAs: [...new Set([...draft.notSameAs, namesake.id])] },
        )
      }
    />
  );
}

/** A gift to the husband, wife or civil partner of a witness is void: Wills Act 1837 s.15. */
function MarriedTo({ draft, people, onChange }: PartProps) {
  const others = people.filter(({ id }) => id !== draft.personId);
  if (others.length === 0) return null;
  const toggle = (id: string, isSelected: boolean) =>
    onChange({ spouseOf: [...draft.spouseOf.filter((known) => known !== id), ...(isSelected ? [id] : [])] });
  return (
    <>
      <RadioPills
        label="Are they married to, or in a civil partnership with, someone on your list?"
        name="marriage"
        hint="What your will gives to a witness’s husband, wife or civil partner is lost."
        options={marriages}
        value={draft.marriage}
        onChange={(marriage) => onChange({ marriage })}
      />
      {draft.marriage === 'yes' && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">To whom?</legend>
          {others.map(({ id, fullName }) => (
            <Checkbox
              key={id}
              isFramed
              label={fullName}
              isSelected={draft.spouseOf.includes(id)}
              onChange={(isSelected) => toggle(id, isSelected)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
