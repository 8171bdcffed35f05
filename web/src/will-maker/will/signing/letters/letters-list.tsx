import type { LetterId } from '@plainwill/contracts/shared/ids';
import type { Letter, LetterFields, LetterVersion } from '@plainwill/contracts/will-data/signing/letters';
import { letterKinds, maxLetters } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { DialogStateContext, useStoredDialog } from '../../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../../ui/loading/part-problem.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { draftOf, emptyLetter, kindOptions, kindTexts, type LetterDraft } from './letter-model.ts';
import { LetterRow } from './letter-row.tsx';
import { useRemoveLetter, useRestoreLetter, useSaveLetter } from './use-letters.ts';

const LetterDialog = lazyPart(() => import('./letter-dialog.tsx'), PartProblem);

/** The letter that the dialog is open for; a new one has an id already, so that it is added once. */
interface LetterTask {
  id: LetterId;
  start: LetterDraft;
}

const newId = () => crypto.randomUUID() as LetterId;

interface LettersListProps {
  letters: readonly Letter[];
  trusted: readonly TrustedPerson[];
}

/** The letters, to write and to change. */
export function LettersList({ letters, trusted }: LettersListProps) {
  const { task, open, close, typed } = useStoredDialog<LetterTask>('letter');
  const save = useSaveLetter();
  const remove = useRemoveLetter();
  const restore = useRestoreLetter();
  const openFor = (next: LetterTask) => {
    save.reset();
    open(next);
  };
  const write = (kind: LetterDraft['kind']) => openFor({ id: newId(), start: emptyLetter(kind) });
  const edit = (letter: Letter, words?: LetterVersion) =>
    openFor({ id: letter.id, start: { ...draftOf(letter), ...(words && textOf(words)) } });
  const edited = letters.find(({ id }) => id === task?.id) ?? null;
  const run = (id: LetterId, letter: LetterFields) =>
    save.mutate({ id, basedOn: edited?.version ?? 0, letter }, { onSuccess: close });
  const takeOut = ({ id, title }: Letter) =>
    remove.mutate({ id }, { onSuccess: () => notifySuccess(`“${title}” is removed`, () => restore.mutate({ id })) });
  const failed = remove.error ?? restore.error;
  return (
    <section aria-labelledby="letters">
      <Card>
        <h2 id="letters" className="heading text-title">
          Your letters
        </h2>
        {letters.length === 0 ? (
          <Openings onWrite={write} />
        ) : (
          <>
            <ul className="flex flex-col gap-3">
              {letters.map((letter) => (
                <LetterRow
                  key={letter.id}
                  letter={letter}
                  trusted={trusted}
                  onEdit={(words) => edit(letter, words)}
                  onRemove={() => takeOut(letter)}
                />
              ))}
            </ul>
            {letters.length < maxLetters && (
              <ButtonRow>
                <Button variant="secondary" onPress={() => write('')}>
                  <Plus aria-hidden strokeWidth={2.2} className="size-5" />
                  Write a letter
                </Button>
              </ButtonRow>
            )}
          </>
        )}
        {failed && <Notice tone="error">{failureOf(failed).message}</Notice>}
        {task && (
          <Suspense>
            <DialogStateContext value={typed}>
              <LetterDialog
                key={task.id}
                isNew={!edited}
                start={task.start}
                trusted={trusted}
                save={{ ...save, run: (letter) => run(task.id, letter) }}
                onClose={close}
              />
            </DialogStateContext>
          </Suspense>
        )}
      </Card>
    </section>
  );
}

const textOf = ({ addressee, title, body }: LetterVersion) => ({ addressee, title, body });

/** Ways to begin each kind of letter, while there is none. */
function Openings({ onWrite }: { onWrite: (kind: LetterDraft['kind']) => void }) {
  return (
    <>
      <EmptyState>
        No letters yet. A page in your own words helps the people you rely on more than any clause. You could begin like
        this.
      </EmptyState>
      <ul className="flex flex-col gap-3">
        {letterKinds.map((kind) => {
          const label = kindOptions.find(({ value }) => value === kind)?.label ?? '';
          return (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-line bg-paper px-4 py-3"
            >
              <div className="min-w-0 grow basis-[16rem]">
                <p className="font-semibold">{label}</p>
                <p className="text-muted">“{kindTexts[kind].opening}”</p>
              </div>
              <Button variant="secondary" size="small" label={`Write: ${label}`} onPress={() => onWrite(kind)}>
                Write
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
