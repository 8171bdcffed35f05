import type { Questions } from '@plainwill/contracts/kit/question';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { displayText, textOf } from './record-form-state.ts';

interface ElsewhereNoticeProps<D extends object> {
  /** "This child". */
  what: string;
  saveLabel: string;
  questions: Questions;
  draft: D;
  elsewhere: D;
  /** An answer that is not read as its question says. */
  print?: (field: string, text: string) => string | undefined;
  onTake: () => void;
}

/** Shows what another window, or our staff, has made of a record meanwhile, and lets the person choose between the two. */
export function ElsewhereNotice<D extends object>(props: ElsewhereNoticeProps<D>) {
  const { what, saveLabel, questions, draft, elsewhere, print, onTake } = props;
  const differing = (Object.keys(questions) as (keyof D & string)[]).filter(
    (field) => textOf(draft[field]) !== textOf(elsewhere[field]),
  );
  const answer = (field: keyof D & string) => {
    const text = textOf(elsewhere[field]);
    return (print?.(field, text) ?? displayText(questions, field, text)) || 'nothing';
  };
  return (
    <Notice ref={moveFocus} tone="error" title={`${what} was changed in another window`}>
      {differing.length > 0 && (
        <>
          <p>There it now reads:</p>
          <ul className="mt-1 list-disc pl-5">
            {differing.map((field) => (
              <li key={field}>
                {questions[field]?.label}: <strong>{answer(field)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-1">{saveLabel} keeps what is here instead.</p>
      <div className="mt-2">
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={onTake}>
            Use what is there
          </Button>
        </ButtonRow>
      </div>
    </Notice>
  );
}
