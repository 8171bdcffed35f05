import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { AnswerLink } from '../../answer-place/answer-link.tsx';
import { type SubjectNote, titleOfPlace } from './finding-model.ts';
import { LegalBasis } from './legal-basis.tsx';

/** Findings that are good to know have one note for each subject. */
export const SubjectNotes = ({ notes }: { notes: readonly SubjectNote[] }) => (
  <ul className="grid gap-4 pt-3 sm:grid-cols-2">
    {notes.map((note) => (
      <Note key={note.subject} note={note} />
    ))}
  </ul>
);

function Note({ note: { title, messages, sources, links } }: { note: SubjectNote }) {
  const testatorRecord = useTestatorRecord();
  return (
    <li className="flex flex-col rounded-field border border-line bg-paper p-4">
      <h5 className="font-semibold text-deeper">{title}</h5>
      {messages.map((message) => (
        <p key={message} className="mt-1 text-small">
          {message}
        </p>
      ))}
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
