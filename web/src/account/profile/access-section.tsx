import { brand } from '@plainwill/contracts/shared/brand';
import type { Access } from '@plainwill/contracts/will-data/access';
import { failureOf } from '../../shared/api/failure.ts';
import { type RouterInputs, trpc } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { WithEmails } from '../../ui/text/email-text.tsx';
import { AccountSection } from './account-section.tsx';

/** Staff who have seen the person's details come newest first, a page at a time. */
const useAccess = () => trpc.willData.access.list.useInfiniteQuery({}, { getNextPageParam: ({ next }) => next });

/** The names of those; nothing for one whose account has none. */
const useStaffNames = (ids: RouterInputs['identity']['people']['staffNames']['ids']) =>
  trpc.identity.people.staffNames.useQuery({ ids }, { enabled: ids.length > 0 });

/** The label of each action of staff; one that has none here may have been a look or a change. */
const actionLabels: Partial<Record<string, string>> = {
  'user.view': 'Looked at your details',
  'user.view.without-will': 'Looked at what would happen if you had no will',
  'user.edit.personal': 'Changed your personal details',
  'user.edit.home': 'Changed your home details',
  'user.edit.spouse': 'Changed your spouse or partner details',
  'child.add': 'Added a child',
  'child.edit': 'Changed a child’s details',
  'contact.add': 'Added a contact',
  'review.open': 'Read your will, to check it',
  'review.claim': 'Began to check your will',
  'review.release': 'Left the check of your will to a colleague',
  'review.hand-over': 'Handed the check of your will to a colleague',
  'review.comment': 'Wrote a comment on your will',
  'review.ask': 'Asked you a question about your will',
  'review.note': 'Wrote down a conversation with you',
  'review.lane': 'Changed how soon your will is checked',
  'review.return': 'Returned your will with reasons',
  'review.approve': 'Approved your will',
  'review.disagree': 'Disagreed with the first approval of your will',
  'review.file': 'Downloaded the file of the check',
  'release.evidence': 'Recorded evidence of your death',
  'release.shut': 'Closed what was opened to your trusted people',
  'how-made.open': 'Opened a request about how your will was made',
  'how-made.find': 'Searched for how your will was made',
  'how-made.choose': 'Found how your will was made, for a request',
  'how-made.agree': 'Agreed to say how your will was made',
  'how-made.refuse': 'Refused to say how your will was made',
  'how-made.file': 'Downloaded how your will was made',
  'how-made.send': 'Sent out how your will was made',
};

const accessLabel = ({ action }: Pick<Access, 'action'>) => actionLabels[action] ?? 'Worked with your details';

/** The section lists the members of staff who have looked at the person's details or changed them. */
export function AccessSection() {
  return (
    <AccountSection id="access" title="Who has seen your details" summary="Our staff, and when">
      <AccessList />
    </AccountSection>
  );
}

function AccessList() {
  const { data, isError, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAccess();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  if (isError) {
    return <RetryNotice message={failureOf(error).message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  }
  if (entries.length === 0) {
    return <p>No one on our staff has looked at your details. If someone does, to help you, it will appear here.</p>;
  }
  return (
    <>
      <p className="text-muted">
        Our staff look at your details only to help you or to check your will. Every view is recorded.
      </p>
      <Entries entries={entries} />
      {hasNextPage && (
        <div>
          <Button variant="secondary" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly Access[] }) {
  const names = useStaffNames([...new Set(entries.map(({ staffId }) => staffId))]);
  const nameOf = (id: Access['staffId']) =>
    names.data?.find((staff) => staff.id === id)?.name ?? `${brand.name} support`;
  return (
    <ul className="flex flex-col gap-2.5">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-field border border-line bg-paper px-4 py-2.5">
          <span className="block font-semibold">{accessLabel(entry)}</span>
          <span className="block text-small text-muted wrap-anywhere">
            <WithEmails text={nameOf(entry.staffId)} /> · {formatDateTime(entry.at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
