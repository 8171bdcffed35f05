import { brand } from '@plainwill/contracts/shared/brand';
import { useEffect, useRef } from 'react';
import { publicPageAt, routes } from '../../shared/paths/pages.ts';
import { SitePage } from '../../shared/site/site-page.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { RichText } from '../guides/block-view.tsx';
import { ContactFields, MatterFields } from './complaint-fields.tsx';
import { useComplaint } from './use-complaint.ts';

/** People should know this before they send a complaint or a data request. */
const complaintCopy = {
  heading: 'Complain, or ask about your data',
  lead: 'You do not need an account. You get a reference at once. We answer a complaint within 30 days, and a request about your data within a month.',
  otherWays: `You can also write to ${brand.email} or call ${brand.phone}. We treat a letter or a call in the same way.`,
  kept: 'We keep what you send, and our answer, for 6 years after we close it, so that we can show how we dealt with it. Deleting your account does not delete it.',
  regulator:
    'If it is about your data, you can also complain to the [Information Commissioner’s Office](https://ico.org.uk/make-a-complaint/), on 0303 123 1113, or go to court.',
} as const;

/** Complaints and data requests, for everybody; no account is needed. */
export default function ComplaintPage() {
  const { draft, change, submit, isPending, problems, failure, startAgain } = useComplaint();
  const notice = useRef<HTMLDivElement>(null);
  const errors = [problems, failure?.fields ?? {}].find((fields) => Object.keys(fields).length > 0);

  const before = useRef(draft.reference);
  useEffect(() => {
    if ((failure && !errors) || draft.reference !== before.current) notice.current?.focus();
    before.current = draft.reference;
  }, [failure, errors, draft.reference]);

  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title={publicPageAt(routes.complaint).title}>{complaintCopy.heading}</PageHeading>
        <p className="text-lead">{complaintCopy.lead}</p>
        {draft.reference ? (
          <Card>
            <Notice tone="ok" title="Thank you" ref={notice}>
              <p>
                Your reference is <strong className="inline-block">{draft.reference}</strong>. Quote it if you write or
                call.
              </p>
              <p className="mt-2">
                {draft.isAcknowledged
                  ? 'We are emailing you to say that we have what you sent, and by when we answer.'
                  : 'We have what you sent. We answer a complaint within 30 days, and a request about your data within a month. We have emailed you several times today, so note this reference: no email follows now.'}
              </p>
            </Notice>
            <div>
              <Button variant="secondary" onPress={startAgain}>
                Send another
              </Button>
            </div>
          </Card>
        ) : (
          <Card>
            <noscript>
              <Notice tone="info">This form needs JavaScript. Without it, please write to us or call.</Notice>
            </noscript>
            <Form label={complaintCopy.heading} onSubmit={submit} validationErrors={errors}>
              {failure && !errors && (
                <Notice tone="error" title="This was not sent" ref={notice}>
                  {failure.message}
                </Notice>
              )}
              <MatterFields fields={draft} onChange={change} />
              <ContactFields fields={draft} onChange={change} />
              <p className="text-muted">{complaintCopy.kept}</p>
              <div>
                <Button type="submit" isPending={isPending} pendingLabel="Sending…">
                  Send
                </Button>
              </div>
            </Form>
          </Card>
        )}
        <div className="flex flex-col gap-3 text-muted">
          <p>{complaintCopy.otherWays}</p>
          <p>
            <RichText>{complaintCopy.regulator}</RichText>
          </p>
        </div>
      </Stack>
    </SitePage>
  );
}
