import type { PlanProblem, Witness } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { maxWitnesses } from '@plainwill/contracts/will-data/signing/witness-relations';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { DialogStateContext, useStoredDialog } from '../../../../shared/drafts/dialog-state.tsx';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { AroundTheTable } from '../../../../ui/figures/around-the-table.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../../ui/loading/part-problem.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { usePlanProblems, useSavePlan, useSigningPlan } from '../use-signing-plan.ts';
import { HelpOnTheDay } from './help-on-the-day.tsx';
import { PlanFindings } from './plan-findings.tsx';
import { PlanOfDay } from './plan-of-day.tsx';
import { WitnessCard } from './witness-card.tsx';

const WitnessDialog = lazyPart(() => import('./witness-dialog.tsx'), PartProblem);

/** The page on which the signing is planned: who watches, who helps, and when. */
export default function WitnessesPage() {
  const plan = useSigningPlan();
  return (
    <div className="mx-auto w-full max-w-sheet">
      <Stack>
        <PageHeading title="Your witnesses">Your witnesses</PageHeading>
        {plan.data ? (
          <PlanParts stored={plan.data} />
        ) : plan.isError ? (
          <LoadProblem
            title="Your plan couldn’t be loaded"
            error={plan.error}
            onRetry={() => void plan.refetch()}
            isRetrying={plan.isFetching}
          />
        ) : (
          <Loading rows={7} />
        )}
      </Stack>
    </div>
  );
}

function PlanParts({ stored }: { stored: StoredPlan }) {
  const problems = usePlanProblems();
  return (
    <>
      <p className="max-w-words text-lead">
        Two adults watch you sign your will, and then sign it themselves. They need not read it. Choose people who get
        nothing under it.
      </p>
      <Witnesses stored={stored} problems={problems.data ?? []} />
      {problems.isError && (
        <LoadProblem
          title="Your witnesses couldn’t be checked"
          error={problems.error}
          onRetry={() => void problems.refetch()}
          isRetrying={problems.isFetching}
        />
      )}
      <HelpOnTheDay stored={stored} />
      <PlanOfDay stored={stored} />
      <ButtonRow>
        <ButtonLink to={paths.sign} variant={stored.plan.witnesses.length < 2 ? 'secondary' : 'primary'}>
          Back to Sign and keep
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

/** The witness that the dialog is open for: the place in the list, or null for a new one. */
interface WitnessTask {
  at: number | null;
}

interface WitnessesProps {
  stored: StoredPlan;
  /** The findings about the plan as it is stored. */
  problems: readonly PlanProblem[];
}

function Witnesses({ stored, problems }: WitnessesProps) {
  const { witnesses } = stored.plan;
  const { task, open, close, typed } = useStoredDialog<WitnessTask>('witness');
  const save = useSavePlan();
  const put = (at: number | null, witness: Witness) =>
    save.change(
      (plan) => ({
        witnesses:
          at === null
            ? [...plan.witnesses, witness]
            : plan.witnesses.map((known, here) => (here === at ? witness : known)),
      }),
      close,
    );
  const putBack = (at: number, witness: Witness) =>
    save.change((plan) => ({ witnesses: plan.witnesses.toSpliced(at, 0, witness) }));
  const remove = (at: number, witness: Witness) =>
    save.change(
      (plan) => ({ witnesses: plan.witnesses.toSpliced(at, 1) }),
      () => notifySuccess(`${witness.name} is no longer a witness`, () => putBack(at, witness)),
    );
  const edited = task && task.at !== null ? (witnesses[task.at] ?? null) : null;
  return (
    <Card>
      {witnesses.length === 0 ? (
        <NoWitnesses />
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {witnesses.map((witness, at) => (
              <WitnessCard
                key={`${at} ${witness.name}`}
                witness={witness}
                problems={problems.filter(({ person }) => person === witness.name)}
                onEdit={() => open({ at })}
                onRemove={() => remove(at, witness)}
              />
            ))}
          </ul>
          <PlanFindings problems={problems.filter(({ person }) => !witnesses.some(({ name }) => name === person))} />
        </>
      )}
      {witnesses.length < maxWitnesses && (
        <ButtonRow>
          <Button variant={witnesses.length < 2 ? 'primary' : 'secondary'} onPress={() => open({ at: null })}>
            <Plus aria-hidden strokeWidth={2.2} className="size-5" />
            {['Add the first witness', 'Add the second witness'][witnesses.length] ?? 'Add another witness'}
          </Button>
        </ButtonRow>
      )}
      {task && (
        <Suspense>
          <DialogStateContext value={typed}>
            <WitnessDialog
              witness={edited}
              taken={witnesses.map(({ personId }) => personId)}
              save={{ ...save, run: (witness) => put(edited ? task.at : null, witness) }}
              onClose={close}
            />
          </DialogStateContext>
        </Suspense>
      )}
    </Card>
  );
}

const NoWitnesses = () => (
  <>
    <div className="max-w-form">
      <AroundTheTable />
    </div>
    <p className="max-w-words">
      Neighbours, friends and colleagues are a good choice. We check everyone you name against your will, and say at
      once if they should not be a witness.
    </p>
  </>
);
