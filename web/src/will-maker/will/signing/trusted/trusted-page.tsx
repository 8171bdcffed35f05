import { ReauthenticationDialog } from '../../../../account/reauthentication/reauthentication-dialog.tsx';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { ReleaseSettings } from './release-settings.tsx';
import { TrustedPeople } from './trusted-people.tsx';
import { useTrusted } from './use-trusted.ts';

/** The people whom an owner trusts: what each may read, and how the rest is asked for. */
export default function TrustedPage() {
  const trusted = useTrusted();
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="People you trust">People you trust</PageHeading>
        <p className="max-w-words text-lead">
          Someone has to find your will one day. Choose who may read what, now or after your death. They have an account
          of their own, and can change nothing of yours.
        </p>
        {trusted.data ? (
          <>
            <TrustedPeople people={trusted.data.people} />
            {trusted.data.people.length > 0 && (
              <ReleaseSettings key={trusted.data.release.version} release={trusted.data.release} />
            )}
          </>
        ) : trusted.isError ? (
          <LoadProblem
            title="The people you trust couldn’t be loaded"
            error={trusted.error}
            onRetry={() => void trusted.refetch()}
            isRetrying={trusted.isFetching}
          />
        ) : (
          <Loading rows={6} />
        )}
        <p>
          <TextLink to={paths.sign}>Back to Sign and keep</TextLink>
        </p>
      </Stack>
      <ReauthenticationDialog />
    </div>
  );
}
