import { leadConsentWording, leadNameLength, leadQuestionLength } from '@plainwill/contracts/notifications/lead-terms';
import { brand } from '@plainwill/contracts/shared/brand';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldErrors } from '../../ui/fields/field-parts.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useLead } from './use-lead.ts';

/** Asks whether we may get in touch. Nothing else that is typed on this page is ever sent. */
export function LeadForm() {
  const { draft, change, submit, isPending, missing, failure } = useLead();
  const notice = useRef<HTMLDivElement>(null);
  const hasMissing = Object.keys(missing).length > 0;

  const wasSent = useRef(draft.isSent);
  useEffect(() => {
    if (Object.keys(missing).length > 0 || failure || draft.isSent !== wasSent.current) notice.current?.focus();
  }, [missing, failure, draft.isSent]);

  return (
    <section aria-labelledby="lowering" className="print:hidden">
      <Card>
        <h2 id="lowering" className="heading text-title">
          Lowering the Bill
        </h2>
        {draft.isSent ? (
          <Notice tone="ok" title="Thank you!" ref={notice}>
            We'll be in touch soon.
          </Notice>
        ) : (
          <FieldErrors value={{ ...failure?.fields, ...missing }}>
            <div className="max-w-form">
              <Form label="Lowering the Bill" onSubmit={submit}>
                <p className="text-muted">
                  A will can sometimes reduce the tax. Leave your name, and someone at {brand.name} will get in touch.
                  Your figures stay on this device.
                </p>
                {hasMissing && (
                  <Notice tone="error" title="Missing Information" ref={notice}>
                    Please fill in all required fields and accept the consent
                  </Notice>
                )}
                {failure && (
                  <Notice tone="error" title="Your details were not sent" ref={notice}>
                    {failure.message}
                  </Notice>
                )}
                <TextField
                  label="Your name"
                  name="name"
                  autoComplete="name"
                  maxLength={leadNameLength}
                  value={draft.name}
                  onChange={(name) => change({ name })}
                />
                <TextField
                  label="Email"
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  value={draft.email}
                  onChange={(email) => change({ email })}
                />
                <TextAreaField
                  label="Your question"
                  name="question"
                  isOptional
                  maxLength={leadQuestionLength}
                  value={draft.question}
                  onChange={(question) => change({ question })}
                />
                <Checkbox
                  label={leadConsentWording}
                  name="consent"
                  isSelected={draft.consent}
                  onChange={(consent) => change({ consent })}
                />
                <div>
                  <Button type="submit" isPending={isPending} pendingLabel="Sending...">
                    Get in touch
                  </Button>
                </div>
              </Form>
            </div>
          </FieldErrors>
        )}
      </Card>
    </section>
  );
}
