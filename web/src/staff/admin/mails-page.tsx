import { brand } from '@plainwill/contracts/shared/brand';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { StaffOnly } from './staff-only.tsx';

const title = 'Emails';

/** Every mail that people get, as it reads, of made-up facts. */
export default function MailsPage() {
  return (
    <StaffOnly title={title}>
      {() => (
        <>
          <div>
            <PageHeading title={title}>{title}</PageHeading>
            <p className="max-w-words text-muted">
              Each email that {brand.name} sends to customers and colleagues, with made-up details. No one’s data is
              shown.
            </p>
          </div>
          <Samples />
        </>
      )}
    </StaffOnly>
  );
}

function Samples() {
  const { data, error, isFetching, refetch } = trpc.notifications.mailSamples.list.useQuery();
  const [at, setAt] = useState(0);
  if (error)
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading />;
  const shown = data[at];
  return (
    <div className="grid items-start gap-4 roomy:grid-cols-[20rem_minmax(0,1fr)]">
      <Card>
        <nav aria-label="Emails">
          <ul className="flex flex-col max-lg:max-h-72 max-lg:overflow-y-auto">
            {data.map(({ subject, text }, index) => (
              <li key={text}>
                <button
                  type="button"
                  aria-current={index === at || undefined}
                  onClick={() => setAt(index)}
                  className="min-h-10 w-full cursor-pointer rounded-field px-2 py-1.5 text-left wrap-anywhere hover:bg-sage aria-[current]:bg-sage aria-[current]:font-semibold"
                >
                  {subject}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
      {shown && (
        <section aria-label="The email" className="min-w-0 rounded-card border border-line bg-paper p-5 sm:p-8">
          <p className="heading text-lead text-deep">{brand.name}</p>
          <article className="mt-4 max-w-form rounded-card border border-line bg-card p-5 sm:p-6">
            <h2 className="heading text-title">{shown.subject}</h2>
            <p className="mt-4 whitespace-pre-line wrap-anywhere text-body">{shown.text.trim()}</p>
          </article>
        </section>
      )}
    </div>
  );
}
