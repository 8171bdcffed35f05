import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, type AutosaveSection, type AutosaveState, openConflicts, pauseAfterTypingMs } from './autosave.ts';
import { displayTextOf, emptyDraft, type StoredTexts } from './draft.ts';

type Pet = { name: string; breed: string };
type Changes = Partial<Pet>;

class Conflicted extends Error {}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (fields: Record<string, string>) =>
  Promise.reject(Object.assign(new Error('No'), { data: { code: 'BAD_REQUEST', httpStatus: 400, fields } }));

/** A section about a pet, its autosave, and what the person in front of it notices. */
function aSection(answers: Pet = { name: 'Rex', breed: '' }, messageWhileWaiting?: () => string) {
  let known: StoredTexts<Pet> = { answers, version: 1 };
  let current = known;
  let state: AutosaveState<Pet> = {
    draft: emptyDraft,
    save: { kind: 'idle' },
    sending: {},
    refused: {},
    displayTexts: {},
  };
  const store = (changes: Changes) => {
    const tidied = Object.fromEntries(Object.entries(changes).map(([field, text]) => [field, text.trim()]));
    current = { answers: { ...current.answers, ...tidied }, version: current.version + 1 };
  };
  const server = vi.fn(async (changes: Changes, basedOn: number): Promise<StoredTexts<Pet>> => {
    if (basedOn !== current.version) throw new Conflicted();
    store(changes);
    known = current;
    return known;
  });
  const onFailure = vi.fn();
  const section: AutosaveSection<Pet, Changes> = {
    stored: () => known,
    normalise: (_field, text) => text.trim(),
    sendable: ({ name, ...rest }) => {
      const changes = name?.trim() ? { name, ...rest } : rest;
      const isEmpty = Object.keys(changes).length === 0;
      return { changes: isEmpty ? null : changes, sent: changes, stillNeeded: name === '' ? 'Give a name' : null };
    },
    send: (changes, basedOn) => server(changes, basedOn),
    isConflict: (error) => error instanceof Conflicted,
    reload: async () => {
      known = current;
    },
    fieldOf: (name) => name.replace('changes.', '') as keyof Pet,
    onFailure,
    ...(messageWhileWaiting && { messageWhileWaiting }),
  };
  const autosave = new Autosave(section, {
    read: () => state,
    update: (news) => {
      state = { ...state, ...news };
    },
  });
  return {
    autosave,
    server,
    onFailure,
    stored: () => current.answers,
    state: () => state,
    conflicts: () => openConflicts(state, known.answers, section.normalise),
    shown: (field: keyof Pet) => displayTextOf(field, state.draft, state.displayTexts, known.answers),
    changeElsewhere: store,
    /** As when the connection breaks after the server has stored what it was sent. */
    loseNextAnswer: () =>
      server.mockImplementationOnce((changes) => {
        store(changes);
        return offline();
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:32:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Autosave', () => {
  it('saves once, a moment after the last key', async () => {
    const { autosave, server, state } = aSection();
    autosave.edit({ breed: 'Pug' });
    await vi.advanceTimersByTimeAsync(pauseAfterTypingMs - 1);
    autosave.edit({ breed: 'Pugs' });
    await vi.advanceTimersByTimeAsync(pauseAfterTypingMs - 1);
    expect(state().save).toEqual({ kind: 'saving' });
    expect(server).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.mock.calls).toEqual([[{ breed: 'Pugs' }, 1]]);
    expect(state().save).toEqual({ kind: 'saved', at: Date.now() });
    expect(state().draft).toEqual(emptyDraft);
  });

  it('saves at once when a field is left, and only what changed', async () => {
    const { autosave, server } = aSection();
    autosave.edit({ breed: 'Pug' });
    await autosave.save();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.mock.calls).toEqual([[{ breed: 'Pug' }, 1]]);
  });

  it('sends nothing when what was typed is what is stored', async () => {
    const { autosave, server, state } = aSection();
    autosave.edit({ name: 'Rexy' });
    autosave.edit({ name: 'Rex' });
    await autosave.save();
    expect(server).not.toHaveBeenCalled();
    expect(state().draft).toEqual(emptyDraft);
    expect(state().save).toMatchObject({ kind: 'saved' });
  });

  it('has one save under way, and then sends what was typed meanwhile over the new version', async () => {
    const { autosave, server } = aSection();
    autosave.edit({ breed: 'Pug' });
    const first = autosave.save();
    autosave.edit({ breed: 'Poodle' });
    void autosave.save();
    expect(server).toHaveBeenCalledTimes(1);
    await first;
    expect(server.mock.calls).toEqual([
      [{ breed: 'Pug' }, 1],
      [{ breed: 'Poodle' }, 2],
    ]);
  });

  it('goes on showing what was typed when it is stored in a tidier form', async () => {
    const { autosave, shown } = aSection();
    autosave.edit({ name: 'Rex the ' });
    await autosave.save();
    expect(shown('name')).toBe('Rex the ');
    autosave.edit({ name: 'Rex the' });
    await autosave.save();
    expect(shown('name')).toBe('Rex the');
  });

  it('keeps an emptied required answer on the device and says so', async () => {
    const { autosave, server, state, shown } = aSection();
    autosave.edit({ name: '' });
    await autosave.save();
    expect(server).not.toHaveBeenCalled();
    expect(state().save).toEqual({ kind: 'waiting', message: 'Give a name' });
    expect(shown('name')).toBe('');
  });

  it('saves the other answers while one waits', async () => {
    const { autosave, server, state } = aSection();
    autosave.edit({ name: '' });
    autosave.edit({ breed: 'Pug' });
    await autosave.save();
    expect(server.mock.calls).toEqual([[{ breed: 'Pug' }, 1]]);
    expect(state().save).toEqual({ kind: 'waiting', message: 'Give a name' });
  });

  it('keeps what could not be sent and tries again, less and less often', async () => {
    const { autosave, server, state, shown } = aSection();
    server.mockImplementationOnce(offline).mockImplementationOnce(offline);
    autosave.edit({ breed: 'Pug' });
    await autosave.save();
    expect(state().save).toMatchObject({ kind: 'failed' });
    expect(shown('breed')).toBe('Pug');
    await vi.advanceTimersByTimeAsync(5000);
    expect(server).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9999);
    expect(server).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().save).toMatchObject({ kind: 'saved' });
    expect(state().draft).toEqual(emptyDraft);
  });

  it('sends nothing more once it is stopped, though a save under way fails after that', async () => {
    const { autosave, server, onFailure } = aSection();
    server.mockImplementationOnce(offline);
    autosave.edit({ breed: 'Pug' });
    const saving = autosave.save();
    autosave.stop();
    await saving;
    await vi.advanceTimersByTimeAsync(120_000);
    expect([server.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
  });

  it('tries again no sooner than the answer asks for', async () => {
    const { autosave, server } = aSection();
    const response = new Response(null, { headers: { 'retry-after': '20' } });
    server.mockRejectedValueOnce(
      Object.assign(new Error('Busy'), { data: { code: 'SERVICE_UNAVAILABLE' }, meta: { response } }),
    );
    autosave.edit({ breed: 'Pug' });
    await autosave.save();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('says nothing of a failure where that is asked for, and sends what it kept all the same', async () => {
    const { autosave, server, state } = aSection(undefined, () => 'Kept on this device');
    server.mockRejectedValueOnce(Object.assign(new Error('A bug'), { data: { code: 'INTERNAL_SERVER_ERROR' } }));
    autosave.edit({ breed: 'Pug' });
    await autosave.save();
    expect(state().save).toEqual({ kind: 'waiting', message: 'Kept on this device' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(state().save).toMatchObject({ kind: 'saved' });
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('shows a refusal beside its field, saves the rest, and tries the field again once it is typed again', async () => {
    const { autosave, server, state } = aSection();
    server.mockImplementationOnce(() => refused({ 'changes.breed': 'No such breed' }));
    autosave.edit({ name: 'Max' });
    autosave.edit({ breed: 'Pgu' });
    await autosave.save();
    expect(state().refused).toEqual({ breed: 'No such breed' });
    expect(server).toHaveBeenLastCalledWith({ name: 'Max' }, 1);
    autosave.edit({ breed: 'Pug' });
    expect(state().refused).toEqual({});
    await autosave.save();
    expect(server).toHaveBeenLastCalledWith({ breed: 'Pug' }, 2);
  });

  it('lays what was typed over what another window saved', async () => {
    const { autosave, server, conflicts, shown, changeElsewhere } = aSection();
    autosave.edit({ breed: 'Pug' });
    changeElsewhere({ name: 'Max' });
    await autosave.save();
    expect(server).toHaveBeenLastCalledWith({ breed: 'Pug' }, 2);
    expect(shown('name')).toBe('Max');
    expect(conflicts()).toEqual([]);
  });

  it('overwrites nothing that both windows changed until the person has chosen, and saves the rest', async () => {
    const { autosave, stored, conflicts, state, shown, changeElsewhere } = aSection();
    autosave.edit({ name: 'Max', breed: 'Pug' });
    changeElsewhere({ name: 'Bo' });
    await autosave.save();
    expect(conflicts()).toEqual([{ field: 'name', mine: 'Max', theirs: 'Bo' }]);
    expect(stored()).toEqual({ name: 'Bo', breed: 'Pug' });
    expect(shown('name')).toBe('Max');
    expect(state().save).toEqual({ kind: 'waiting', message: 'Not saved yet: choose between two answers' });
  });

  it.each([
    ['mine', 'Max'],
    ['theirs', 'Bo'],
  ] as const)('stores and shows %s once that is chosen', async (whose, name) => {
    const { autosave, stored, conflicts, state, shown, changeElsewhere } = aSection();
    autosave.edit({ name: 'Max' });
    changeElsewhere({ name: 'Bo' });
    await autosave.save();
    await autosave.choose({ field: 'name', mine: 'Max', theirs: 'Bo' }, whose);
    expect(conflicts()).toEqual([]);
    expect(stored().name).toBe(name);
    expect(shown('name')).toBe(name);
    expect(state().draft).toEqual(emptyDraft);
  });

  it('says that all is saved once the other answer was taken', async () => {
    const { autosave, state, changeElsewhere } = aSection();
    autosave.edit({ name: 'Max' });
    changeElsewhere({ name: 'Bo' });
    await autosave.save();
    await autosave.choose({ field: 'name', mine: 'Max', theirs: 'Bo' }, 'theirs');
    expect(state().save).toMatchObject({ kind: 'saved' });
  });

  it('has no quarrel when both windows typed the same', async () => {
    const { autosave, conflicts, state, changeElsewhere } = aSection();
    autosave.edit({ name: 'Max ' });
    changeElsewhere({ name: 'Max' });
    await autosave.save();
    expect(conflicts()).toEqual([]);
    expect(state().draft).toEqual(emptyDraft);
  });

  it('takes its own change, whose answer was lost, for no quarrel', async () => {
    const { autosave, conflicts, state, stored, loseNextAnswer } = aSection();
    loseNextAnswer();
    autosave.edit({ name: 'Max ' });
    await autosave.save();
    expect(state().save).toMatchObject({ kind: 'failed' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(conflicts()).toEqual([]);
    expect(state().save).toMatchObject({ kind: 'saved' });
    expect(stored().name).toBe('Max');
  });

  it('tells of the first failure of a row, and again only after something was saved', async () => {
    const { autosave, server, onFailure } = aSection();
    server.mockImplementationOnce(offline).mockImplementationOnce(offline);
    autosave.edit({ name: 'Max' });
    await autosave.save();
    await autosave.save();
    expect(onFailure).toHaveBeenCalledTimes(1);
    await autosave.save();
    server.mockImplementationOnce(offline);
    autosave.edit({ name: 'Bo' });
    await autosave.save();
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('saves all that is typed on while it saves, however long somebody types, and says saved no sooner', async () => {
    const { autosave, server, stored, state } = aSection();
    const answer = server.getMockImplementation() as typeof server;
    let typed = 'P';
    server.mockImplementation((changes, basedOn) => {
      if (typed.length < 12) {
        typed += 'o';
        autosave.edit({ breed: typed });
        void autosave.save();
      }
      return answer(changes, basedOn);
    });
    autosave.edit({ breed: typed });
    await autosave.save();
    expect(stored().breed).not.toBe(typed);
    expect(state().save).toEqual({ kind: 'saving' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored().breed).toBe('Pooooooooooo');
    expect(state()).toMatchObject({ draft: emptyDraft, save: { kind: 'saved' } });
  });

  it('goes on a little later when the section changes faster than it can be saved', async () => {
    const { autosave, server, stored } = aSection();
    server.mockImplementation(() => Promise.reject(new Conflicted()));
    autosave.edit({ name: 'Max' });
    await autosave.save();
    expect(server).toHaveBeenCalledTimes(5);
    server.mockReset();
    await vi.advanceTimersByTimeAsync(pauseAfterTypingMs);
    expect(server).toHaveBeenCalledTimes(1);
    expect(stored().name).toBe('Max');
  });
});
