import { capitalised } from '@plainwill/contracts/shared/phrases';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { ConflictNotice } from '../../shared/autosave/conflict-notice.tsx';
import {
  conflictsIn,
  displayTextOf,
  emptyDraft,
  type FieldTexts,
  isDraftEmpty,
  type Normalise,
  rebased,
  withChoice,
  withTyped,
} from '../../shared/autosave/draft.ts';
import { moveFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { notifySuccess } from '../../ui/toasts/toasts.ts';
import type { SectionDrafts, SectionName } from './use-section-drafts.ts';

/** A form has changes to send, or names the fields that it still lacks. */
export type ReadyToSend<Changes> = { changes: Changes; missing?: undefined } | { missing: Record<string, string> };

interface SectionForm<A extends FieldTexts, Changes, R> {
  section: SectionName;
  drafts: SectionDrafts;
  /** As stored now. */
  stored: A;
  answersOf: (record: R) => A;
  normalise: Normalise<A>;
  ready: (typed: Partial<A>) => ReadyToSend<Changes>;
  save: (changes: Changes) => Promise<R>;
  /** Somebody else has saved meanwhile: reads what is stored. */
  onConflict: () => void;
  /** "personal details" */
  what: string;
}

const isConflict = (error: unknown) => failureOf(error).reason?.endsWith('Changed') ?? false;

/** A section's form: what is typed over what is stored, saved by its own button, losing nothing on the way. */
export function useSectionForm<A extends FieldTexts, Changes, R>(form: SectionForm<A, Changes, R>) {
  const { section, drafts, stored, normalise } = form;
  const draft = drafts.draftOf<A>(section);
  const [errors, setErrors] = useState<Record<string, string> | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const conflicts = conflictsIn(draft, stored, normalise);
  const what = capitalised(form.what);

  const textIn = (field: keyof A & string) => displayTextOf(field, draft, {}, stored);
  const edit = (answers: Partial<A>) => {
    const typed = withTyped(draft, answers, stored);
    // To the letter: a space at the end of what is stored is the beginning of a word.
    drafts.keep<A>(
      section,
      rebased(typed, {}, stored, (_field, text) => text),
    );
  };

  async function send(changes: Changes) {
    setSaving(true);
    setFailure(null);
    const sent = draft.typed;
    try {
      const record = await form.save(changes);
      drafts.keep<A>(section, rebased(draft, sent, form.answersOf(record), normalise));
      notifySuccess(`${what} updated successfully`);
    } catch (error) {
      // A conflict and what is wrong with an input have a panel of their own, which takes the focus.
      const { fields, message } = failureOf(error);
      if (isConflict(error)) form.onConflict();
      else if (Object.keys(fields).length > 0) setErrors(byInput(fields));
      else setFailure(message);
    } finally {
      setSaving(false);
    }
  }

  return {
    textIn,
    edit,
    errors,
    failure,
    isSaving,
    isDirty: !isDraftEmpty(draft),
    conflicts,
    choose: (conflict: (typeof conflicts)[number], whose: 'mine' | 'theirs') =>
      drafts.keep<A>(section, withChoice(draft, conflict, whose)),
    cancel: () => {
      setErrors(undefined);
      drafts.keep<A>(section, emptyDraft);
    },
    submit: () => {
      if (isSaving || isDraftEmpty(draft) || conflicts.length > 0) return;
      const ready = form.ready(draft.typed);
      setErrors(ready.missing);
      setFailure(null);
      if (!ready.missing) void send(ready.changes);
    },
    field: (field: keyof A & string) => ({
      name: field,
      value: textIn(field),
      onChange: (text: string) => edit({ [field]: text } as Partial<A>),
    }),
    choice: <Value extends string>(field: keyof A & string) => ({
      name: field,
      value: textIn(field) as Value | '',
      onChange: (value: Value) => edit({ [field]: value } as unknown as Partial<A>),
    }),
  };
}

/** The service's errors, by the names of the inputs. */
const byInput = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^changes\./, ''), message]));

/** Asks for a field that is empty. */
export const missingMessage = (label: string) => `Enter the ${label.toLowerCase()}`;

interface SectionFormProps<A extends FieldTexts> {
  form: Pick<
    ReturnType<typeof useSectionForm<A, never, never>>,
    'submit' | 'errors' | 'failure' | 'conflicts' | 'choose' | 'isSaving' | 'isDirty' | 'cancel'
  >;
  /** "personal details" */
  what: string;
  labels: Readonly<Record<keyof A, string>>;
  print: (field: keyof A, text: string) => string;
  /** The author and time of the stored details. */
  saved: { savedAt: string; savedBySupport: boolean } | null;
  children: ReactNode;
}

const savedText = ({ savedAt, savedBySupport }: { savedAt: string; savedBySupport: boolean }) =>
  `${savedBySupport ? 'A colleague' : 'The customer'} saved these details on ${formatDateTime(savedAt)}, after you had opened them.`;

/** A section as an administrator edits it. */
export function SectionForm<A extends FieldTexts>({ form, what, labels, print, saved, children }: SectionFormProps<A>) {
  const { isDirty, isSaving, conflicts, failure } = form;
  const notice = useRef<HTMLDivElement>(null);
  /** A save that met another change leads to it, and so does each further try until the person has chosen. */
  const appear = useCallback((element: HTMLDivElement | null) => {
    notice.current = element;
    moveFocus(element);
  }, []);
  const submit = () => {
    if (conflicts.length > 0) moveFocus(notice.current);
    else form.submit();
  };
  return (
    <Form onSubmit={submit} validationErrors={form.errors} label={`Edit ${what}`}>
      {conflicts.length > 0 && saved && <p className="font-semibold">{savedText(saved)}</p>}
      <ConflictNotice conflicts={conflicts} labels={labels} print={print} onChoose={form.choose} ref={appear} />
      {children}
      {failure && (
        <Notice tone="error" title={`Failed to update ${what}`}>
          {failure}
        </Notice>
      )}
      <ButtonRow>
        <Button
          type="submit"
          size="small"
          isPending={isSaving}
          pendingLabel="Saving…"
          isBlocked={!isDirty || conflicts.length > 0}
        >
          Save {what}
        </Button>
        {isDirty && !isSaving && (
          <Button variant="quiet" size="small" onPress={form.cancel}>
            Discard changes
          </Button>
        )}
        <p role="status" className="text-muted">
          {isDirty ? 'Not saved yet' : ''}
        </p>
      </ButtonRow>
    </Form>
  );
}
