import type { AuditEnd } from '@plainwill/contracts/kit/audit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { calls } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StateLabel } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type LogName, logs } from './use-audit.ts';

interface Verification {
  entries: number;
  brokenAt: string | null;
  /** The end of the log, once it is reached. */
  end: AuditEnd | null;
  isDone: boolean;
  error?: unknown;
}

interface Part extends Pick<Verification, 'entries' | 'brokenAt' | 'end'> {
  next: number | null;
}

/** Reads the chain of every log from its start, part by part, and tells how far it is. */
function useVerification() {
  const [of, setOf] = useState<Partial<Record<LogName, Verification>>>({});
  async function verify(name: LogName) {
    const show = (found: Verification) => setOf((known) => ({ ...known, [name]: found }));
    let entries = 0;
    let after: number | null = 0;
    try {
      while (after !== null) {
        const part: Part = await calls[name].audit.verify.query({ after });
        entries += part.entries;
        after = part.next;
        show({ entries, brokenAt: part.brokenAt, end: part.end, isDone: after === null });
      }
    } catch (error) {
      show({ entries, brokenAt: null, end: null, isDone: false, error });
    }
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all((Object.keys(logs) as LogName[]).map(verify)),
  });
  return { verify: () => mutate(), isPending, of };
}

const names = Object.keys(logs) as LogName[];

/**
 * The check finds entries that were changed or taken away past the services: each follows from the one before it, or
 * does not.
 */
export function ChainCard() {
  const { verify, isPending, of } = useVerification();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="heading text-lead">Chain</h2>
          <p className="text-muted">
            Every entry follows from the one before it, and the newest is signed with a key that the database does not
            have. If an entry is changed or removed, the check says so.
          </p>
        </div>
        <Button variant="secondary" size="small" onPress={verify} isPending={isPending} pendingLabel="Verifying…">
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

const endings = {
  cut: {
    heading: 'Entries are missing at the end',
    hint: 'The last signed checkpoint lists entries that are missing or have been replaced. Keep the logs and the newest backup, and follow “When something has happened” in the operations guide.',
  },
  unsealed: {
    heading: 'The newest entries are not signed',
    hint: 'Nothing proves that the service wrote them. Check the audit keys in the settings. If they are right, follow “When something has happened” in the operations guide.',
  },
};

function State({ found }: { found: Verification | undefined }) {
  if (!found) return 'Not verified yet';
  const counted = `${found.entries.toLocaleString('en-GB')} ${found.entries === 1 ? 'entry' : 'entries'}`;
  if (found.error) return <StateLabel isGood={false}>{failureOf(found.error).message}</StateLabel>;
  if (found.brokenAt) {
    return (
      <>
        <StateLabel isGood={false}>Broken after {counted}</StateLabel>
        <span className="block text-muted wrap-anywhere">at {found.brokenAt}</span>
      </>
    );
  }
  if (found.end === 'cut' || found.end === 'unsealed') {
    const { heading, hint } = endings[found.end];
    return (
      <>
        <StateLabel isGood={false}>{heading}</StateLabel>
        <span className="block text-muted">{hint}</span>
      </>
    );
  }
  return found.isDone ? <StateLabel isGood>Verified, {counted}</StateLabel> : `${counted} so far…`;
}
