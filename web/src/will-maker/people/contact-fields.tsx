import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressFinder } from '../../shared/address-finder/address-finder.tsx';
import { focusField } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { dialogFields, including } from '../sections/record-form/dialog-draft.ts';
import { MobileFields } from '../sections/record-form/mobile-fields.tsx';
import { QuestionField } from '../sections/record-form/question-field.tsx';
import { addressIn, type ContactDraft, contactRoleLabels } from './contact-model.ts';

type Reach = Omit<ContactDraft, 'firstName' | 'middleNames' | 'lastName' | 'role'>;

interface ReachFieldsProps<Draft extends Reach> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  codes: readonly Option<string>[];
}

/** How to reach somebody. */
export function ReachFields<Draft extends Reach>({ draft, onChange, codes }: ReachFieldsProps<Draft>) {
  const shared = {
    of: contactQuestions,
    form: dialogFields<Reach>(contactQuestions, draft, (changed) => onChange({ ...draft, ...changed })),
  };
  return (
    <>
      <QuestionField {...shared} name="email" />
      <MobileFields {...shared} codes={codes} onRead={(found) => onChange({ ...draft, ...found })} />
      <AddressFinder
        label="Their address"
        value={addressIn(draft)}
        onChange={(address) => onChange({ ...draft, ...address })}
      />
    </>
  );
}

interface ContactFieldsProps {
  draft: ContactDraft;
  onChange: (draft: ContactDraft) => void;
  relationships: readonly Option<ContactRole>[];
  codes: readonly Option<string>[];
  /** Which fields are marked as required; the rest are marked as optional. */
  required: readonly ('firstName' | 'lastName' | 'role')[];
}

/** The fields ask for the name, the relation to the testator, and how to reach the person. */
export function ContactFields({ draft, onChange, relationships, codes, required }: ContactFieldsProps) {
  const shared = { of: contactQuestions, form: dialogFields(contactQuestions, draft, onChange) };
  const isRequired = (name: (typeof required)[number]) => required.includes(name);
  return (
    <Stack>
      <FieldRow>
        <QuestionField {...shared} name="firstName" isRequired={isRequired('firstName')} />
        <QuestionField {...shared} name="middleNames" />
      </FieldRow>
      <FieldRow>
        <QuestionField {...shared} name="lastName" isRequired={isRequired('lastName')} />
        <QuestionField
          {...shared}
          name="role"
          isList
          isRequired={isRequired('role')}
          options={including(relationships, draft.role, draft.role && contactRoleLabels[draft.role])}
        />
      </FieldRow>
      <FoldedReach draft={draft} onChange={onChange} codes={codes} />
    </Stack>
  );
}

const isReachable = ({ email, mobileNumber, ...draft }: Reach) =>
  email !== '' || mobileNumber !== '' || addressIn(draft) !== null;

/** How to reach somebody, shown once it is asked for, or where something of it is known. */
export function FoldedReach(props: ReachFieldsProps<ContactDraft>) {
  const [isOpen, setOpen] = useState(() => isReachable(props.draft));
  const fields = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    if (fields.current) focusField(fields.current, 'email');
  };
  return isOpen ? (
    <div ref={fields} className="contents">
      <ReachFields {...props} />
    </div>
  ) : (
    <div>
      <Button variant="quiet" size="small" onPress={open} expanded={false}>
        <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
        Add contact details
      </Button>
    </div>
  );
}
