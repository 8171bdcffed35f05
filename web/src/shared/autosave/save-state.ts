/** The state tells if one section's answers are safe. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Kept in the account or on the device only, until what the words name is given. */
  | { kind: 'waiting'; message: string }
  | { kind: 'failed'; message: string };

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export function saveStateMessage(state: SaveState): string {
  switch (state.kind) {
    case 'idle':
      return 'Saved as you go';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `All changes saved at ${clock.format(state.at)}`;
    case 'waiting':
      return state.message;
    case 'failed':
      return `Not saved yet: ${state.message}`;
  }
}

const urgency = { idle: 0, saved: 1, waiting: 2, saving: 3, failed: 4 };

/** One state that speaks for several sections: the most pressing, and of two saved ones the later. */
export function combined(states: readonly SaveState[]): SaveState {
  return states.reduce<SaveState>(
    (most, state) => {
      if (most.kind === 'saved' && state.kind === 'saved') return state.at > most.at ? state : most;
      return urgency[state.kind] > urgency[most.kind] ? state : most;
    },
    { kind: 'idle' },
  );
}
