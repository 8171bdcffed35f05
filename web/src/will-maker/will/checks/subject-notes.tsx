import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { giftFieldsOf } from '../../sections/gifts/gift-model.ts';
import { useSaveGift } from '../../sections/gifts/use-gifts.ts';
import { type SubjectNote, titleOfPlace } from './finding-model.ts';
import { LegalBasis } from './legal-basis.tsx';

/** The check that says what the will assumes of children who have not been asked about. */
const assumedOfChildren = 'GFT-12';

/** Gives the answer that the will assumes to each gift that has none. */
function ConfirmGifts({ findings }: { findings: readonly Finding[] }) {
  const { gifts } = useTestatorRecord();
  const { mutate, isPending } = useSaveGift();
  const ids = findings.filter(({ id }) => id === assumedOfChildren).map(({ place }) => place?.recordId);
  const unanswered = gifts.filter(({ id }) => ids.includes(id));
  if (unanswered.length === 0) return null;
  const confirm = () => {
    for (const gift of unanswered)
      mutate({
        id: gift.id,
        basedOn: gift.version,
        gift: { ...giftFieldsOf(gift), grandchildrenInherit: true } as GiftFields,
      });
  };
  return (
    <ButtonRow>
      <Button variant="secondary" size="small" onPress={confirm} isPending={isPending} pendingLabel="Saving…">
        Yes, that’s right
      </Button>
    </ButtonRow>
  );
}

/** Findings that are good to know have one note for each subject. */
export const SubjectNotes = ({ notes }: { notes: readonly SubjectNote[] }) => (
  <ul className="grid gap-4 pt-3 sm:grid-cols-2">
    {notes.map((note) => (
      <Note key={note.subject} note={note} />
    ))}
  </ul>
);

function Note({ note: { title, messages, sources, links, findings } }: { note: SubjectNote }) {
  const testatorRecord = useTestatorRecord();
  return (
    <li className="flex flex-col rounded-field border border-line bg-paper p-4">
      <h5 className="font-semibold text-deeper">{title}</h5>
      {messages.map((message) => (
        <p key={message} className="mt-1 text-small">
          {message}
        </p>
      ))}
      <ConfirmGifts findings={findings} />
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-1 text-small">
        {links.map(({ place, key }) => (
          <p key={key} data-finding={key} className="flex min-h-11 scroll-mt-24 items-center">
            <AnswerLink place={place} from={willMakerPath('will', undefined, { check: key })}>
              Review in {titleOfPlace(place, testatorRecord)}
              <span className="sr-only">: {title}</span>
            </AnswerLink>
          </p>
        ))}
      </div>
      <LegalBasis sources={sources} of={`the note “${title}”`} />
    </li>
  );
}
