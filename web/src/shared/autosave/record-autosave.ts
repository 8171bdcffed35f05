import type { Reason } from '@plainwill/contracts/reasons';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { dismissErrors, notify } from '../../ui/toasts/toasts.ts';
import { failureOf } from '../api/failure.ts';
import { signedInAs } from '../api/session.ts';
import { refetchTestatorRecord, storedRecord, updateTestatorRecord } from '../testator-record/use-testator-record.ts';
import type { AutosaveSection } from './autosave.ts';
import type { FieldTexts, Normalise } from './draft.ts';
import { type OpenSection, openSection } from './open-section.ts';

/** The parts of the portal that are saved field by field. */
type RecordPart = 'personalDetails' | 'homeDetails' | 'spouseDetails' | 'funeralWishes';

interface RecordAutosave<A extends FieldTexts, Part extends RecordPart, Changes> {
  part: Part;
  answersOf: (record: TestatorRecord[Part]) => A;
  normalise?: Normalise<A>;
  sendable: AutosaveSection<A, Changes>['sendable'];
  save: (input: { basedOn: number; changes: Changes }) => Promise<TestatorRecord[Part]>;
  /** The refusal of a save over a version that is no longer stored. */
  changed: Reason;
  /** The notice of a failed save; without it, the page's own line has to do. */
  failed?: (message: string) => string;
  messageWhileWaiting?: AutosaveSection<A, Changes>['messageWhileWaiting'];
}

export const trimmed = (_field: string, text: string) => text.trim();

/** Opens the autosave of a part that is one record with a version. */
export function recordAutosave<A extends FieldTexts, Part extends RecordPart, Changes>({
  part,
  answersOf,
  normalise = trimmed,
  sendable,
  save,
  changed,
  failed,
  messageWhileWaiting,
}: RecordAutosave<A, Part, Changes>): (accountId: string) => OpenSection<A> {
  const storedOf = (record: TestatorRecord[Part]) => ({ answers: answersOf(record), version: record?.version ?? 0 });
  const sectionOf = (accountId: string): AutosaveSection<A, Changes> => ({
    stored: () => {
      const testatorRecord = storedRecord();
      // Somebody else may have signed in here since.
      return testatorRecord && signedInAs() === accountId ? storedOf(testatorRecord[part]) : null;
    },
    normalise,
    sendable,
    send: async (changes, basedOn) => {
      const saved = await save({ basedOn, changes });
      dismissErrors();
      updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, [part]: saved }));
      return storedOf(saved);
    },
    isConflict: (error) => failureOf(error).reason === changed,
    reload: async () => void (await refetchTestatorRecord()),
    fieldOf: (name) => name.replace(/^changes\./, '') as keyof A & string,
    ...(messageWhileWaiting && { messageWhileWaiting }),
    onFailure: ({ code, message }) => {
      if (failed && code !== 'UNAUTHORIZED') notify({ title: 'Save Error', text: failed(message), tone: 'error' });
    },
  });
  return (accountId) => openSection(part, accountId, sectionOf(accountId));
}
