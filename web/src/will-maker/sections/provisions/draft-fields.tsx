import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { including } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { type ProvisionDraft, questionsOfKind } from './provision-model.ts';

export interface ProvisionFieldsProps {
  draft: ProvisionDraft;
  onChange: (texts: Record<string, string>) => void;
  /** Someone new is to be added for a field. */
  onAdd: (field: string) => void;
  /** The beneficiaries are chosen here. */
  children: ReactNode;
}

/** The question's own field, over the texts of the draft. */
export function DraftField({
  draft: { kind, texts },
  onChange,
  name,
  ...props
}: Pick<ProvisionFieldsProps, 'draft' | 'onChange'> & { name: string; rows?: number; isOptional?: boolean }) {
  const field = (name: string) => ({
    name,
    value: texts[name] ?? '',
    onChange: (text: string) => onChange({ [name]: text }),
  });
  const choice = <Value extends string>(name: string) => ({
    name,
    value: (texts[name] ?? '') as Value | '',
    onChange: (value: Value) => onChange({ [name]: value }),
  });
  return <QuestionField of={questionsOfKind(kind)} name={name} form={{ field, choice }} hasAdvice {...props} />;
}

/** A yes or no that is ticked. */
export function DraftCheckbox({
  draft: { kind, texts },
  onChange,
  name,
}: Pick<ProvisionFieldsProps, 'draft' | 'onChange'> & { name: string }) {
  const question = questionsOfKind(kind)[name];
  return (
    <Checkbox
      name={name}
      label={question?.label}
      hint={question?.hint}
      isSelected={texts[name] === 'yes'}
      onChange={(isSelected) => onChange({ [name]: isSelected ? 'yes' : 'no' })}
    />
  );
}

type PersonFieldProps = Pick<ProvisionFieldsProps, 'draft' | 'onChange' | 'onAdd'> & {
  name: string;
  people: readonly { id: string; fullName: string }[];
  /** Null where no one new can be the answer. */
  addLabel?: string | null;
  isOptional?: boolean;
};

/** One of the people named, or someone new. */
export function PersonField({ draft, onChange, onAdd, name, people, addLabel, isOptional = false }: PersonFieldProps) {
  const everyone = usePeople();
  const chosen = draft.texts[name] ?? '';
  const options = including(
    people.map(({ id, fullName }) => ({ value: id, label: fullName })),
    chosen,
    nameAmong(everyone, chosen),
  );
  const choice = <Value extends string>() => ({
    name,
    value: chosen as Value | '',
    onChange: (value: Value) => onChange({ [name]: value === noOne ? '' : value }),
  });
  const field = () => ({ name, value: chosen, onChange: () => undefined });
  const add = addLabel === undefined ? 'Add someone new' : addLabel;
  return (
    <div>
      <QuestionField
        of={questionsOfKind(draft.kind)}
        name={name}
        form={{ field, choice }}
        options={isOptional && chosen ? [...options, { value: noOne, label: 'No one' }] : options}
        isOptional={isOptional}
        hasAdvice
      />
      {add !== null && (
        <Button
          variant="quiet"
          size="small"
          label={`${add}: ${questionsOfKind(draft.kind)[name]?.label}`}
          onPress={() => onAdd(name)}
        >
          <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
          {add}
        </Button>
      )}
    </div>
  );
}

const noOne = 'no-one';
