import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';
import { longMomentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { SummaryList } from '../../ui/lists/summary-list.tsx';
import { AnswersList } from '../questionnaire/answers-list.tsx';

/** What the person told us, and how long it is kept. */
export function EnquiryTold({ enquiry: { answers, lead, erasedAt } }: { enquiry: OpenEnquiry }) {
  return (
    <section aria-labelledby="told" className="flex flex-col gap-3">
      <h3 id="told" className="heading text-lead">
        {lead ? 'Who asked to be contacted' : 'Answers'}
      </h3>
      {answers && <AnswersList answers={answers} />}
      {lead && (
        <SummaryList
          entries={[
            { term: 'Name', detail: lead.name },
            { term: 'Email', detail: lead.email },
            { term: 'Question', detail: lead.question || 'None' },
            {
              term: `Consent, given ${longMomentInWords(lead.consentedAt)}`,
              detail: `“${lead.consentWording}” (wording of ${dayInWords(lead.consentVersion)})`,
            },
          ]}
        />
      )}
      <p className="text-muted">This is erased by itself on {dayInWords(erasedAt)}.</p>
    </section>
  );
}
