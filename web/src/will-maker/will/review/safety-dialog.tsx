import { answerLength } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';

/**
 * A worry goes to our reviewer alone. It lives as long as the dialog: no draft of it is stored, no address names it,
 * and afterwards nothing on any screen says that it was sent.
 */
export default function SafetyDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, isSuccess, error } = trpc.willData.review.safety.useMutation({
    gcTime: 0,
    onSuccess: () => setText(''),
  });
  const send = () => {
    setEmpty(!text.trim());
    if (text.trim()) mutate({ text: text.slice(0, answerLength) });
  };
  return (
    <FormDialog isOpen onClose={onClose} title="Is anything worrying you?" isDirty={!isSuccess && text.trim() !== ''}>
      {isSuccess ? (
        <>
          <div ref={moveFocus} tabIndex={-1} className="flex flex-col gap-3 outline-none">
            <p className="font-semibold">Thank you.</p>
            <p>Only our reviewer reads this. Nothing about it appears on your screens or in e-mails.</p>
          </div>
          <DialogActions cancelLabel="Close">{null}</DialogActions>
        </>
      ) : (
        <Form onSubmit={send}>
          <p>
            Is anyone pressing you about your will, or making you feel unsafe? Only our reviewer reads this. We don’t
            keep it on this device or show it again, and we don’t answer by e-mail.
          </p>
          <p>If you are in danger now, call 999.</p>
          <TextAreaField
            label="What worries you?"
            name="worry"
            value={text}
            onChange={setText}
            rows={5}
            error={isEmpty && !text.trim() ? 'Write what worries you' : undefined}
          />
          {error && (
            <Notice tone="error" title="This couldn’t be sent">
              {failureOf(error).code === null ? 'We can’t be reached right now. Try again.' : failureOf(error).message}
            </Notice>
          )}
          <DialogActions>
            <Button type="submit" isPending={isPending} pendingLabel="Sending…">
              Send
            </Button>
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  );
}
