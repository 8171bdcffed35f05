import type { SignedFinding, SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { keptAtLabels } from '@plainwill/contracts/will-data/signing/signing-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { ClauseChangeList } from '../../../../shared/will-sheets/clause-change-list.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SheetOfPaper } from '../../../../ui/figures/sheet-of-paper.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../../../ui/lists/summary-list.tsx';
import { Row } from '../../../overview/section-list.tsx';
import { useCorrectSigning, useEndSigned, useSignedStanding } from '../use-signed-wills.ts';
import { PlanFindings } from '../witnesses/plan-findings.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { RemoveRecordDialog } from './remove-record-dialog.tsx';
import { olderWillLabels } from './signed-model.ts';

/** The home of a signed will: what was done, what has changed since, and where the paper is. */
export function SignedCard({ will }: { will: SignedWill }) {
  const [isEditing, setEditing] = useState(false);
  const { copyNumber, signedOn, isLost } = will;
  return (
    <SheetOfPaper>
      <section aria-labelledby="signed-will" className="flex flex-col gap-5 px-5 py-7 sm:px-12 sm:py-10">
        <div className="flex flex-col gap-1">
          <h2 id="signed-will" className="heading text-heading">
            Signed on <span className="inline-block">{formatDay(signedOn)}</span>
          </h2>
          <p className="text-lead">{copyNumber === null ? 'A will that was not made here.' : `Copy ${copyNumber}.`}</p>
          <p className="text-muted">The paper is your will. This is a note about it.</p>
        </div>
        {isLost && (
          <Notice tone="error" title="You cannot find the paper">
            A will that was last with you and cannot be found is presumed destroyed. Print and sign a new copy.
          </Notice>
        )}
        <Standing hasCopy={copyNumber !== null} />
        <Facts will={will} />
        <ButtonRow>
          <Button variant="secondary" onPress={() => setEditing(true)}>
            Change this record
          </Button>
        </ButtonRow>
        <ul className="divide-y divide-line border-y border-line">
          <Row
            to={paths.signOriginal}
            title="Where your will is"
            summary="How it is found: the place, storage with the courts, a register, a scan"
          />
          <Row
            to={paths.signPapers}
            title="Papers for your executors"
            summary="What to do first, who to call and where things are"
          />
          <Row
            to={paths.signLetters}
            title="Letters of wishes"
            summary="Your own words to guardians, trustees and others"
          />
          <Row to={paths.signTrusted} title="People you trust" summary="Who may read what, now or after your death" />
        </ul>
        <Disclosure summary="It is destroyed, lost, or replaced">
          <Endings will={will} />
        </Disclosure>
        {isEditing && <CorrectDialog will={will} onClose={() => setEditing(false)} />}
      </section>
    </SheetOfPaper>
  );
}

/** The place of these is among the facts below, where they can be changed. */
const asProblem = (finding: SignedFinding) => ({ ...finding, person: null });

function Standing({ hasCopy }: { hasCopy: boolean }) {
  const standing = useSignedStanding();
  if (standing.isError && !standing.data)
    return (
      <LoadProblem
        title="We couldn’t check whether it still fits"
        error={standing.error}
        onRetry={() => void standing.refetch()}
        isRetrying={standing.isFetching}
      />
    );
  if (!standing.data)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  const { findings, changes } = standing.data;
  return (
    <div className="flex flex-col gap-4">
      {hasCopy && changes.length === 0 && <Notice tone="ok">It still says what your answers say today.</Notice>}
      <PlanFindings problems={findings.map(asProblem)} />
      {changes.length > 0 && (
        <Disclosure summary={changes.length === 1 ? '1 clause would change' : `${changes.length} clauses would change`}>
          <ClauseChangeList changes={changes} then="In the signed will" level={3} />
        </Disclosure>
      )}
    </div>
  );
}

function Facts({ will }: { will: SignedWill }) {
  const { keptAt, witnesses, place, olderWills, isExecutorTold, photoCheck } = will;
  const rows = [
    ['The original', keptAt ? [keptAtLabels[keptAt.kind], keptAt.where].filter(Boolean).join(': ') : 'Not said yet'],
    ['An executor knows where', isExecutorTold ? 'Yes' : 'Not yet'],
    ['Older wills', olderWillLabels[olderWills]],
    ['Signed at', place || 'Not said'],
    ['Witnesses', witnesses.map(({ name }) => name).join(', ')],
    ...(photoCheck ? [['Photographs checked', `${formatDay(photoCheck.on)}: ${photoCheck.words}`] as const] : []),
  ] as const;
  return <SummaryList entries={rows.map(([term, detail]) => ({ term, detail }))} />;
}

function Endings({ will }: { will: SignedWill }) {
  const today = useToday();
  const [isDestroying, setDestroying] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const correct = useCorrectSigning();
  const end = useEndSigned();
  return (
    <Stack gap="tight">
      <ButtonRow>
        <Button
          variant="secondary"
          size="small"
          isPending={correct.isPending}
          pendingLabel="Saving…"
          onPress={() => correct.mutate({ id: will.id, changes: { isLost: !will.isLost } })}
        >
          {will.isLost ? 'I have found it' : 'I cannot find it'}
        </Button>
        <Button variant="secondary" size="small" onPress={() => setDestroying(true)}>
          I have destroyed it
        </Button>
        <Button variant="secondary" size="small" onPress={() => setRemoving(true)}>
          Remove this record
        </Button>
      </ButtonRow>
      <p>
        <TextLink to={`${paths.signRecord}?other`}>I have signed a will that was not made here</TextLink>
      </p>
      {correct.error && <Notice tone="error">{failureOf(correct.error).message}</Notice>}
      {isRemoving && <RemoveRecordDialog will={will} onClose={() => setRemoving(false)} />}
      {isDestroying && (
        <ConfirmDialog
          isOpen
          onClose={() => setDestroying(false)}
          title="Record that you have destroyed this will?"
          action="It is destroyed"
          pendingLabel="Saving…"
          isPending={end.isPending}
          onConfirm={() => end.mutate({ id: will.id, on: today }, { onSuccess: () => setDestroying(false) })}
        >
          <Stack gap="tight">
            <p>
              A will is cancelled when you burn, tear or otherwise destroy the paper because you want it to count no
              more. Crossing it out, or losing it, is not enough.
            </p>
            <p>An older will does not count again because of it. Until you sign a new one, you have no will.</p>
            {end.error && <Notice tone="error">{failureOf(end.error).message}</Notice>}
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
