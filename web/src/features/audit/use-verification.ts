import type { AuditEnd } from '@plainwill/contracts/kit/audit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../api/trpc.ts';
import { type LogName, logs } from './use-audit.ts';

export interface Verification {
  entries: number;
  brokenAt: string | null;
  /** What is known of the end of the log, once it is reached. */
  end: AuditEnd | null;
  isDone: boolean;
  error?: unknown;
}

interface Part extends Pick<Verification, 'entries' | 'brokenAt' | 'end'> {
  next: number | null;
}

/** Reads the chain of every log from its start, part by part, and tells how far it is. */
export function useVerification() {
  const [of, setOf] = useState<Partial<Record<LogName, Verification>>>({});
  async function verify(name: LogName) {
    const tell = (found: Verification) => setOf((known) => ({ ...known, [name]: found }));
    let entries = 0;
    let after: number | null = 0;
    try {
      while (after !== null) {
        const part: Part = await calls[name].audit.verify.query({ after });
        entries += part.entries;
        after = part.next;
        tell({ entries, brokenAt: part.brokenAt, end: part.end, isDone: after === null });
      }
    } catch (error) {
      tell({ entries, brokenAt: null, end: null, isDone: false, error });
    }
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all((Object.keys(logs) as LogName[]).map(verify)),
  });
  return { verify: () => mutate(), isPending, of };
}
