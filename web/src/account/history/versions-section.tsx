import type { AnswersVersion } from '@plainwill/contracts/will-data/history/history';
import { useState } from 'react';
import { LoadProblem } from '../../shared/testator-record/load-problem.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useVersions } from './use-history.ts';
import { versionsText, versionTitle } from './version-labels.ts';
import { VersionRow } from './version-row.tsx';

const shownFirst = 8;

/** Answers of earlier days, each with the way back to it. */
export function VersionsSection() {
  const versions = useVersions();
  return (
    <AccountSection
      id="versions"
      title="Earlier versions"
      summary={versions.data ? versionsText(versions.data.length) : 'Loading...'}
    >
      <p className="text-muted">
        We keep your answers as they were before your first change on any day, and those of each copy to sign. You can
        see what has changed since, and go back.
      </p>
      {versions.data ? (
        <VersionList versions={versions.data} />
      ) : versions.isError ? (
        <LoadProblem
          title="Your earlier versions couldn’t be loaded"
          error={versions.error}
          onRetry={() => void versions.refetch()}
          isRetrying={versions.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </AccountSection>
  );
}

interface Restored {
  title: string;
  before: AnswersVersion['id'];
}

function VersionList({ versions }: { versions: readonly AnswersVersion[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const [restored, setRestored] = useState<Restored | null>(null);
  const shown = showsAll ? versions : versions.slice(0, shownFirst);
  return (
    <>
      {restored && (
        <UndoNotice
          key={restored.before}
          message={`Your answers are what they were: ${restored.title}.`}
          before={restored.before}
          onUndone={() => setRestored(null)}
        />
      )}
      {versions.length === 0 ? (
        <p>There are none yet. The first is kept when you change an answer on another day.</p>
      ) : (
        <ul aria-label="Earlier versions of your answers" className="flex flex-col gap-2.5">
          {shown.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              onRestored={(one, before) => setRestored({ title: versionTitle(one), before })}
            />
          ))}
        </ul>
      )}
      {shown.length < versions.length && (
        <ButtonRow>
          <Button variant="secondary" onPress={() => setShowsAll(true)}>
            Show all {versions.length} versions
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
