import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { LettersCard } from '../letters/letters-card.tsx';
import { useLetters } from '../letters/use-letters.ts';
import { useSignedWills } from '../use-signed-wills.ts';
import { HoldingsList } from './holdings-list.tsx';
import { MakePack } from './make-pack.tsx';
import { useHoldings } from './use-holdings.ts';

/** Executors need this beside the will: where everything is, and what to do first. */
export default function PapersPage() {
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="Papers for your executors">Papers for your executors</PageHeading>
        <p className="max-w-words text-lead">
          Your will says who gets what. These papers tell your executors where to find it, who to call and what to do
          first. They are not part of your will.
        </p>
        <PapersParts />
        <p>
          <TextLink to={paths.sign}>Back to Sign and keep</TextLink>
        </p>
      </Stack>
    </div>
  );
}

function PapersParts() {
  const holdings = useHoldings();
  const signed = useSignedWills();
  const letters = useLetters();
  const failed = [holdings, signed, letters].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <LoadProblem
        title="Your list couldn’t be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  if (!holdings.data || !signed.data || !letters.data) return <Loading rows={7} />;
  return (
    <>
      <HoldingsList holdings={holdings.data} />
      <LettersCard letters={letters.data} />
      <MakePack signed={signed.data.find(({ ending }) => ending === null) ?? null} letters={letters.data} />
    </>
  );
}
