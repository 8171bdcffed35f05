import { trpc } from '../../../../shared/api/trpc.ts';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { LettersList } from './letters-list.tsx';
import { OtherPapers } from './other-papers.tsx';
import { useLetters } from './use-letters.ts';

/** Letters of wishes: words beside the will, which it is never made of. */
export default function LettersPage() {
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="Letters of wishes">Letters of wishes</PageHeading>
        <p className="max-w-words text-lead">
          A letter says in your own words what you would like, and why. It gives nothing, no one has to follow it, and
          it is never part of your will. You can change it whenever you like.
        </p>
        <LettersParts />
        <OtherPapers />
        <p>
          <TextLink to={paths.signPapers}>Back to Papers for your executors</TextLink>
        </p>
      </Stack>
    </div>
  );
}

function LettersParts() {
  const letters = useLetters();
  const trusted = trpc.willData.trusted.mine.useQuery();
  const failed = [letters, trusted].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <LoadProblem
        title="Your letters couldn’t be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  if (!letters.data || !trusted.data) return <Loading rows={7} />;
  return <LettersList letters={letters.data} trusted={trusted.data.people} />;
}
