import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { optionsOf } from '@plainwill/contracts/kit/question';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { ContactKind } from '@plainwill/contracts/will-data/vocabulary';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BodyKind, charityNumberRemark, type KindDraft, typedName } from '../../shared/people/contact-kind.ts';
import { focusField } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { dialogFields } from '../sections/record-form/dialog-draft.ts';
import { QuestionField } from '../sections/record-form/question-field.tsx';
import { CharityFinder } from './charity-finder/charity-finder.tsx';
import { FoldedReach } from './contact-fields.tsx';
import type { ContactDraft } from './contact-model.ts';

const kindOptions = optionsOf(contactQuestions.kind);

interface KindPillsProps {
  kind: KindDraft['kind'];
  /** Most people who are added are people. What is shown for someone new is no answer before it is chosen. */
  isNew: boolean;
  onChange: (kind: ContactKind) => void;
}

/** A contact is a person, a charity or another organisation. */
export const KindPills = ({ kind, isNew, onChange }: KindPillsProps) => (
  <RadioPills
    label={contactQuestions.kind.label}
    name="kind"
    options={kindOptions}
    value={kind || (isNew ? 'person' : '')}
    onChange={onChange}
  />
);

export const bodyNameLabels: Record<BodyKind, string> = {
  charity: 'Name of the charity',
  organisation: 'Name of the organisation',
};

interface BodyFieldsProps {
  kind: BodyKind;
  /** Its name, and how to reach it. */
  person: ContactDraft;
  answers: KindDraft;
  onChange: (person: ContactDraft, answers: KindDraft) => void;
  codes: readonly Option<string>[];
}

/** A charity or another organisation has fields of its own: nothing that is asked of people alone is asked of it. */
export function BodyFields({ kind, person, answers, onChange, codes }: BodyFieldsProps) {
  const name = nameOf(person);
  const fields = useRef<HTMLDivElement>(null);
  const [isByHand, setByHand] = useState(name !== '');
  const show = (byHand: boolean, act?: () => void) => {
    flushSync(() => {
      setByHand(byHand);
      act?.();
    });
    if (fields.current) focusField(fields.current, 'firstName');
  };
  const choose = ({ register, number, name }: FoundCharity) =>
    show(true, () =>
      onChange({ ...person, ...typedName(name) }, { ...answers, charityRegister: register, charityNumber: number }),
    );
  if (kind === 'charity' && !isByHand)
    return (
      <div ref={fields}>
        <div data-field="firstName">
          <CharityFinder onChoose={choose} onEnterYourself={() => show(true)} />
        </div>
      </div>
    );
  return (
    <div ref={fields}>
      <Stack>
        <TextField
          label={bodyNameLabels[kind]}
          name="firstName"
          isRequired
          autoCapitalize="words"
          maxLength={2 * contactQuestions.firstName.max}
          value={name}
          onChange={(typed) => onChange({ ...person, ...typedName(typed) }, answers)}
        />
        {kind === 'charity' && (
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => show(false)}>
              Search the register
            </Button>
          </ButtonRow>
        )}
        <BodyNumber kind={kind} answers={answers} onChange={(changed) => onChange(person, changed)} />
        <FoldedReach draft={person} onChange={(changed) => onChange(changed, answers)} codes={codes} />
      </Stack>
    </div>
  );
}

interface BodyNumberProps {
  kind: BodyKind;
  answers: KindDraft;
  onChange: (answers: KindDraft) => void;
}

/** The number by which it cannot be mistaken for another. */
export const BodyNumber = ({ kind, ...props }: BodyNumberProps) =>
  kind === 'charity' ? (
    <CharityNumber {...props} />
  ) : (
    <QuestionField
      of={contactQuestions}
      form={dialogFields(contactQuestions, props.answers, props.onChange)}
      name="organisationNumber"
      hasAdvice
      maxLength={contactQuestions.organisationNumber.max}
    />
  );

function CharityNumber({ answers, onChange }: Omit<BodyNumberProps, 'kind'>) {
  // A number that is still being typed gets no message.
  const [isTyped, setTyped] = useState(answers.charityNumber !== '');
  const shared = { of: contactQuestions, form: dialogFields(contactQuestions, answers, onChange) };
  return (
    <>
      <QuestionField {...shared} name="charityRegister" isOptional />
      {answers.charityRegister !== 'not_registered' && (
        <QuestionField
          {...shared}
          name="charityNumber"
          hasAdvice
          maxLength={contactQuestions.charityNumber.max}
          remark={isTyped && charityNumberRemark(answers)}
          onLeave={() => setTyped(true)}
        />
      )}
    </>
  );
}
