import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateWord } from '../../ui/state-word.tsx';
import { type LogName, logs } from './use-audit.ts';
import { useVerification, type Verification } from './use-verification.ts';

const names = Object.keys(logs) as LogName[];

/** Whether entries were changed or taken away past the services: each follows from the one before it, or does not. */
export function ChainCard() {
  const { verify, isPending, of } = useVerification();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="heading text-lead">Chain</h2>
          <p className="text-muted">
            Every entry follows from the one before it. One that was altered breaks the chain.
          </p>
        </div>
        <Button look="secondary" size="small" onPress={verify} isPending={isPending} pendingLabel="Verifying…">
          Verify the chain
        </Button>
      </div>
      <dl aria-live="polite" className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-muted">{logs[name]}</dt>
            <dd>
              <State found={of[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function State({ found }: { found: Verification | undefined }) {
  if (!found) return 'Not verified yet';
  const counted = `${found.entries.toLocaleString('en-GB')} ${found.entries === 1 ? 'entry' : 'entries'}`;
  if (found.error) return <StateWord isGood={false}>{failureOf(found.error).message}</StateWord>;
  if (found.brokenAt) {
    return (
      <>
        <StateWord isGood={false}>Broken after {counted}</StateWord>
        <span className="block text-muted wrap-anywhere">at {found.brokenAt}</span>
      </>
    );
  }
  return found.isDone ? <StateWord isGood>Verified, {counted}</StateWord> : `${counted} so far…`;
}
