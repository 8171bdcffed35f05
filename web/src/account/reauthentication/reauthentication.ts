import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { api } from '../../shared/api/trpc.ts';
import { inStorage } from '../../shared/drafts/browser-storage.ts';
import { draftPrefix } from '../../shared/drafts/clear-drafts.ts';
import { draftAtom } from '../../shared/drafts/draft-atoms.ts';
import { readEncrypted, writeEncrypted } from '../../shared/drafts/encrypted-storage.ts';
import type { AccountSectionId } from '../profile/account-parts.ts';

/** A refused call waits until the person has shown again who they are. */
interface PendingProof {
  /** Kept while the person is with Google; null where they start again when they are back. */
  pendingCall: PendingCall | null;
  resume: () => void;
}

export const pendingProofAtom = draftAtom<PendingProof | null>(null);

export interface Call<Input> {
  mutate: (input: Input, options: { onError: (error: unknown) => void; onSettled?: () => void }) => void;
  isPending: boolean;
  error: unknown;
}

/** It was refused for want of a recent sign-in or of a second step, and the dialog asks for it. */
export function needsProof(error: unknown): boolean {
  const reason = error ? failureOf(error).reason : null;
  return reason === 'ReauthenticationNeeded' || reason === 'SecondStepNeeded';
}

/**
 * A call that needs a recent sign-in. Refused for want of one, it has the dialog ask, and then goes on by itself:
 * after the password at once, after Google when the page is back.
 */
export function useProven<Input>(section: AccountSectionId, call: Call<Input>) {
  const { run, error } = useProof(call, (input) => ({ section, input }));
  const resumeAfterGoogle = useEffectEvent(async () => {
    const pendingCall = await takePendingCall(section);
    if (pendingCall?.section) run(pendingCall.input as Input);
  });
  useEffect(() => void resumeAfterGoogle(), []);
  return { run, isPending: call.isPending, error };
}

/** The same where no pending call survives the redirect to Google. */
export function useProof<Input>(call: Call<Input>, pendingCallOf: (input: Input) => PendingCall | null = () => null) {
  const ask = useSetAtom(pendingProofAtom);
  const run = (input: Input, onSettled?: () => void) =>
    call.mutate(input, {
      onSettled,
      onError: (error) => {
        if (needsProof(error)) ask({ pendingCall: pendingCallOf(input), resume: () => run(input) });
      },
    });
  return { run, isPending: call.isPending, error: needsProof(call.error) ? null : call.error };
}

/** Has the dialog ask where a page could not be read for want of a recent sign-in, and then reads it. */
export function useProofToRead(error: unknown, read: () => void) {
  const ask = useSetAtom(pendingProofAtom);
  const isNeeded = needsProof(error);
  const askNow = useEffectEvent(() => ask({ pendingCall: null, resume: read }));
  useEffect(() => {
    if (isNeeded) askNow();
  }, [isNeeded]);
}

const key = `${draftPrefix}errand`;

/** The person asked for this before they left for Google to show who they are. */
export interface PendingCall {
  section: AccountSectionId;
  input: unknown;
}

/** The input of the signed-in account is stored here. */
function inputPlace() {
  const me = api.identity.accounts.me.getData();
  return me && ({ where: 'tab', name: 'errand.input', accountId: me.id } as const);
}

/** Encrypts what was asked for, while the person is still here: once they leave, there is no time for it. */
export async function encryptPendingInput({ input }: PendingCall): Promise<void> {
  const place = inputPlace();
  if (place) await writeEncrypted(place, { input });
}

/** Kept for the visit, in this tab. */
export const storePendingCall = ({ section }: PendingCall) =>
  inStorage('tab', (storage) => storage.setItem(key, section));

/** The section that a person back from Google asked something of. */
export const pendingSection = () =>
  (inStorage('tab', (storage) => storage.getItem(key)) ?? null) as AccountSectionId | null;

export function forgetPendingCall() {
  inStorage('tab', (storage) => {
    for (const name of [key, `${key}.input`]) storage.removeItem(name);
  });
}

/**
 * The pending call of this section, which is then no longer stored. Without its input where that cannot be read: as when
 * somebody else has signed in.
 */
export async function takePendingCall(section: AccountSectionId): Promise<Partial<PendingCall> | null> {
  if (inStorage('tab', (storage) => storage.getItem(key)) !== section) return null;
  inStorage('tab', (storage) => storage.removeItem(key));
  const place = inputPlace();
  const kept = place && (await readEncrypted(place));
  forgetPendingCall();
  return kept ? { section, ...kept } : {};
}
