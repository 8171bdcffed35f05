import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { failureOf } from '../../api/failure.ts';
import { draftAtom } from '../../drafts/draft-atoms.ts';
import { focusSection } from '../../ui/layout/focus-section.ts';
import { type Errand, takeErrand } from './errand.ts';
import { type AccountSectionId, openSectionsAtom } from './open-sections.ts';

/** What waits until the person has shown again who they are. */
export interface Asked {
  /** Kept while the person is with Google; null where they start again when they are back. */
  errand: Errand | null;
  goOn: () => void;
}

export const askedAtom = draftAtom<Asked | null>(null);

export interface Call<Input> {
  mutate: (input: Input, options: { onError: (error: unknown) => void; onSettled?: () => void }) => void;
  isPending: boolean;
  error: unknown;
}

/** It was refused for want of a recent sign-in, and the dialog asks for one. */
export const needsProof = (error: unknown) => Boolean(error) && failureOf(error).reason === 'ReauthenticationNeeded';

/**
 * A call that needs a recent sign-in. Refused for want of one, it has the dialog ask, and then goes on by itself:
 * after the password at once, after Google when the page is back.
 */
export function useProven<Input>(section: AccountSectionId, call: Call<Input>) {
  const { run, error } = useProof(call, (input) => ({ section, input }));
  const setOpen = useSetAtom(openSectionsAtom);
  const goOnAfterGoogle = useEffectEvent(async () => {
    const errand = await takeErrand(section);
    if (!errand) return;
    setOpen((open) => ({ ...open, [section]: true }));
    focusSection(section);
    if (errand.section) run(errand.input as Input);
  });
  useEffect(() => void goOnAfterGoogle(), []);
  return { run, isPending: call.isPending, error };
}

/** The same where no errand survives a way to Google. */
export function useProof<Input>(call: Call<Input>, errandOf: (input: Input) => Errand | null = () => null) {
  const ask = useSetAtom(askedAtom);
  const run = (input: Input, onSettled?: () => void) =>
    call.mutate(input, {
      onSettled,
      onError: (error) => {
        if (needsProof(error)) ask({ errand: errandOf(input), goOn: () => run(input) });
      },
    });
  return { run, isPending: call.isPending, error: needsProof(call.error) ? null : call.error };
}
