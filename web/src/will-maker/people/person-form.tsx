import type { PersonId } from '@plainwill/contracts/shared/ids';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { ContactRole } from '@plainwill/contracts/will-data/vocabulary';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { useDialogState } from '../../shared/drafts/dialog-state.tsx';
import type { BodyKind } from '../../shared/people/contact-kind.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Option } from '../../ui/fields/field-parts.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { notifyError } from '../../ui/toasts/toasts.ts';
import { fieldsWithin } from '../sections/record-form/dialog-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactDraft, isSameContactDraft, missingInBody, missingInContact } from './contact-model.ts';
import { SamePerson } from './same-person.tsx';
import { useLookalikes } from './use-lookalikes.ts';

interface BodyForm {
  kind: BodyKind;
  fields: (draft: ContactDraft, onChange: (draft: ContactDraft) => void) => ReactNode;
}

interface PersonFormProps {
  /** The person's known details. */
  start: ContactDraft;
  isNew: boolean;
  /** The messages ask for this one's names: "the executor’s". */
  whose: string;
  relationships: readonly Option<ContactRole>[];
  codes: readonly Option<string>[];
  isRelationshipRequired?: boolean;
  /** A charity or another organisation has these fields in the place of a person’s. */
  body?: BodyForm | undefined;
  saveLabel: string;
  cancelLabel?: string;
  isPending: boolean;
  error: unknown;
  onDirty: (isDirty: boolean) => void;
  onSave: (draft: ContactDraft, isSomeoneElse: boolean) => void;
  /** They are named already. */
  onSame: (id: PersonId) => void;
  /** Why someone named already cannot be chosen here, if so. */
  reasonOf?: (id: PersonId) => string | undefined;
  /** Further questions stand before the person's details. */
  children?: ReactNode;
}

/**
 * The dialog asks for a person's details. Before someone new is saved, it asks if they are one of those named already.
 */
export function PersonForm({ start, isNew, isPending, error, onSave, children, ...props }: PersonFormProps) {
  const [draft, setDraft] = useDialogState('person', start);
  const [missing, setMissing] = useState<Record<string, string> | null>(null);
  const { lookalikes, mustAsk, askIfKnown, stopAsking } = useLookalikes();
  const askAboutRefused = useEffectEvent((error: unknown) => void askIfKnown(error, draft).catch(() => undefined));
  useEffect(() => {
    if (error) askAboutRefused(error);
  }, [error]);
  const failure = error ? failureOf(error) : null;
  const refused =
    failure && ['person', 'contact', 'changes'].map((part) => fieldsWithin(part, failure.fields)).find(Boolean);

  const change = (next: ContactDraft) => {
    setDraft(next);
    props.onDirty(!isSameContactDraft(next, start));
  };
  const submit = () => {
    const found = stillMissing(draft, missing, props);
    setMissing(found);
    if (found?.firstName || found?.lastName)
      notifyError(props.body ? 'Please enter a name' : 'Please enter first name and last name');
    if (found || isPending || (isNew && mustAsk(draft))) return;
    onSave(draft, false);
  };
  if (lookalikes.length > 0)
    return (
      <SamePerson
        name={nameOf(draft)}
        lookalikes={lookalikes}
        reasonOf={props.reasonOf}
        isPending={isPending}
        onSame={props.onSame}
        onSomeoneElse={() => onSave(draft, true)}
        onBack={stopAsking}
      />
    );
  return (
    <Form onSubmit={submit} validationErrors={missing ?? refused ?? undefined}>
      {failure && !refused && failure.reason !== 'PersonKnown' && <Notice tone="error">{failure.message}</Notice>}
      {children}
      {props.body?.fields(draft, change) ?? (
        <ContactFields
          draft={draft}
          onChange={change}
          relationships={props.relationships}
          codes={props.codes}
          required={['firstName', 'lastName', ...(props.isRelationshipRequired ? ['role' as const] : [])]}
        />
      )}
      <DialogActions cancelLabel={props.cancelLabel}>
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          {props.saveLabel}
        </Button>
      </DialogActions>
    </Form>
  );
}

type Needs = Pick<PersonFormProps, 'whose' | 'isRelationshipRequired' | 'body'>;

/** The missing inputs before saving. */
const stillMissing = (
  draft: ContactDraft,
  before: Record<string, string> | null,
  { whose, isRelationshipRequired, body }: Needs,
) =>
  body
    ? missingInBody(draft, body.kind)
    : missingInContact(draft, { whose, ...(isRelationshipRequired && { relationship: 'required' }) }, before);
