import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPlace, AnswerSource, SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import type { Clause, Run, WillDocument, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import { useAtomValue } from 'jotai';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { sectionPlace } from '../../answer-place/section-place.ts';
import {
  openPersonalDetails,
  personalDetailsTextOf,
} from '../../sections/personal-details/personal-details-autosave.ts';
import { type DraftLine, type DraftSection, firstLine, withNewRuns, writtenLine } from './new-runs.ts';

/** The draft as the answers so far make it. It is read again whenever an answer is stored. */
export const useDraftWill = () => trpc.willData.willDocument.preview.useQuery();

interface DraftOfSection {
  sections: DraftSection[];
  /** The line that was written last in this visit to the section, else its first. */
  latest: DraftLine | undefined;
  /** How many sections the draft has. */
  of: number;
}

type Clauses = ReadonlyMap<string, Clause>;
const clausesOf = ({ sections }: WillDocument): Clauses =>
  new Map(sections.flatMap(({ clauses }) => clauses).map((clause) => [clause.id, clause]));

interface Visit {
  accountId: string;
  part: SectionPart;
  /** As the draft was when the section was opened: what is new since then is marked. */
  opened: Clauses;
  read: WillDocument;
  latest: Pick<DraftLine, 'at'> & { id: string };
}

/** It lasts over the steps of a section. */
let visit: Visit | null = null;

/** The visit once it has this draft: from one draft to the next, the line that the answer between them wrote is the latest. */
function visitWith(document: WillDocument, part: SectionPart, accountId: string, shown: WillSection[]): Visit {
  if (visit?.part !== part || visit.accountId !== accountId)
    visit = { accountId, part, opened: clausesOf(document), read: document, latest: { id: '', at: 0 } };
  if (visit.read === document) return visit;
  const before = clausesOf(visit.read);
  const written = writtenLine(
    shown.flatMap(({ clauses }) => clauses).map((clause) => withNewRuns(clause, before.get(clause.id))),
  );
  visit = {
    ...visit,
    read: document,
    latest: written ? { id: written.clause.id, at: written.at } : visit.latest,
  };
  return visit;
}

/** The parts of the draft that a section writes; where it writes nothing yet, how the will begins. */
export function useDraftOf(part: SectionPart): DraftOfSection | null {
  const { data } = useDraftWill();
  const textIn = useTyped();
  const testatorRecord = useTestatorRecord();
  const accountId = useAccountId();
  if (!data) return null;
  const shown = sectionsOf(part, data.document, testatorRecord);
  const { opened, latest } = visitWith(data.document, part, accountId, shown);
  const sections = shown.map((section) => ({
    ...section,
    clauses: section.clauses.map((clause) => withNewRuns(filled(clause, textIn), opened.get(clause.id))),
  }));
  const clauses = sections.flatMap((section) => section.clauses);
  const clause = clauses.find(({ id }) => id === latest.id);
  const runs = clause && [clause.runs, ...clause.items][latest.at];
  return {
    sections,
    latest: clause && runs ? { clause, at: latest.at, runs } : (writtenLine(clauses) ?? firstLine(clauses)),
    of: data.document.sections.length,
  };
}

/** A section's answers are written in these parts of the will first of all; other clauses mention them too. */
const keysOf: Record<SectionPart, readonly WillSection['key'][]> = {
  personalDetails: ['declaration'],
  homeDetails: ['declaration', 'gifts'],
  spouseDetails: ['declaration'],
  children: ['declaration', 'guardianship'],
  contacts: ['executors', 'guardianship', 'gifts', 'residue'],
  funeralWishes: ['funeral'],
  guardianship: ['guardianship'],
  executors: ['executors'],
  gifts: ['gifts'],
  residue: ['residue', 'trustees'],
};

function sectionsOf(part: SectionPart, { sections }: WillDocument, testatorRecord: TestatorRecord): WillSection[] {
  const isFrom = (source: AnswerSource) =>
    source.part !== 'questionnaire' &&
    sectionPlace({ ...source, field: source.fields[0] ?? null }, testatorRecord).part === part;
  const written = sections
    .map((section) => {
      // Provisions of a section write clauses all over the will.
      const isOwn = keysOf[part].includes(section.key);
      const clauses = section.clauses.filter(({ answers }) =>
        answers.some((source) => (isOwn || source.part === 'provisions') && isFrom(source)),
      );
      return { ...section, clauses };
    })
    .filter(({ clauses }) => clauses.length > 0);
  return written.length > 0 ? written : sections.slice(0, 1);
}

type TextIn = (place: AnswerPlace) => string | undefined;

/** The texts typed and not printed yet: none of the personal details is, until the first of them are all there. */
function useTyped(): TextIn {
  const { draft } = useAtomValue(openPersonalDetails(useAccountId()).stateAtom);
  const stored = personalDetailsTextOf(useTestatorRecord());
  const { firstName, middleNames, lastName } = { ...stored, ...draft.typed };
  const names: Partial<Record<string, string>> = { firstName: `${firstName} ${middleNames}`, lastName };
  return ({ part, field }) => {
    const text = part === 'personalDetails' && field ? names[field] : '';
    // As the will prints names.
    return text?.trim().toLocaleUpperCase('en-GB');
  };
}

/** The clause with its blanks filled by what is typed. */
function filled(clause: Clause, textIn: TextIn): Clause {
  const fill = (run: Run): Run => {
    const text = run.style === 'blank' && run.place ? textIn(run.place) : undefined;
    return text ? { text, style: 'name' } : run;
  };
  return { ...clause, runs: clause.runs.map(fill), items: clause.items.map((item) => item.map(fill)) };
}
