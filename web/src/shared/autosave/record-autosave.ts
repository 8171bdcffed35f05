import type { Reason } from '@plainwill/contracts/reasons';
import type { DraftedPart } from '@plainwill/contracts/will-data/records/record-drafts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { dismissErrors, notify } from '../../ui/toasts/toasts.ts';
import { failureOf } from '../api/failure.ts';
import { signedInAs } from '../api/session.ts';
import { calls } from '../api/trpc.ts';
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
  /** The account keeps what is typed before the first save of this part as a draft. */
  isDrafted?: boolean;
}

/** Sent in place of changes while the record cannot be stored yet. */
interface DraftChange {
  draft: Partial<FieldTexts>;
}

const isDraftChange = (changes: unknown): changes is DraftChange =>
  typeof changes === 'object' && changes !== null && 'draft' in changes;

/** The texts that are kept of a record which cannot be stored yet. */
export const draftTexts = ({ drafts, ...records }: TestatorRecord, part: DraftedPart): object =>
  (records[part] === null && drafts[part]) || {};

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
  isDrafted,
}: RecordAutosave<A, Part, Changes>): (accountId: string) => OpenSection<A> {
  const storedOf = (record: TestatorRecord[Part], drafted: object = {}) => ({
    answers: { ...answersOf(record), ...drafted },
    version: record?.version ?? 0,
  });
  const isUnsaved = () => isDrafted && storedRecord()?.[part] === null;
  const keepDraft = async (draft: Partial<FieldTexts>) => {
    const drafts = await calls.willData.drafts.save.mutate({ part: part as DraftedPart, texts: draft });
    dismissErrors();
    updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, drafts }));
    return storedOf(null as TestatorRecord[Part], drafts[part as DraftedPart] ?? {});
  };
  const sectionOf = (accountId: string): AutosaveSection<A, Changes | DraftChange> => ({
    stored: () => {
      const testatorRecord = storedRecord();
      // Somebody else may have signed in here since.
      if (!testatorRecord || signedInAs() !== accountId) return null;
      return storedOf(testatorRecord[part], isDrafted ? draftTexts(testatorRecord, part as DraftedPart) : {});
    },
    normalise,
    sendable: (typed, stored) => {
      const patch = sendable(typed, stored);
      const isKept = patch.changes === null && isUnsaved() && Object.keys(typed).length > 0;
      return isKept ? { changes: { draft: typed as Partial<FieldTexts> }, sent: typed, stillNeeded: null } : patch;
    },
    stillNeeded: (stored) =>
      isUnsaved() && storedRecord()?.drafts[part as DraftedPart] ? sendable({}, stored).stillNeeded : null,
    send: async (changes, basedOn) => {
      if (isDraftChange(changes)) return keepDraft(changes.draft);
      const saved = await save({ basedOn, changes });
      dismissErrors();
      updateTestatorRecord(({ drafts, ...testatorRecord }) => ({
        ...testatorRecord,
        drafts: isDrafted ? { ...drafts, [part]: null } : drafts,
        [part]: saved,
      }));
      return storedOf(saved);
    },
    isConflict: (error) => failureOf(error).reason === changed,
    reload: async () => void (await refetchTestatorRecord()),
    fieldOf: (name) => name.replace(/^(changes|texts)\./, '') as keyof A & string,
    ...(messageWhileWaiting && { messageWhileWaiting }),
    onFailure: ({ code, message }) => {
      if (failed && code !== 'UNAUTHORIZED') notify({ title: 'Save Error', text: failed(message), tone: 'error' });
    },
  });
  return (accountId) => openSection(part, accountId, sectionOf(accountId));
}
