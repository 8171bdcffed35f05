import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { AnswerPlace, SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { type FindingSubject, findingSubjects } from '@plainwill/contracts/will-data/will/finding-subjects';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { sectionTitles } from '../../../shared/testator-record/section-titles.ts';
import { sectionPlace } from '../../answer-place/section-place.ts';

/** Names a finding among those of one will: one check may find several things, each at a place of its own. */
export const keyOf = ({ id, place }: Finding) => [id, place?.recordId, place?.field].filter(Boolean).join('.');

/** Findings of one check in the same words are one to read, with a way to each answer behind it. */
export const byMessage = <F extends Finding>(findings: readonly F[]): F[][] => [
  ...Map.groupBy(findings, ({ id, message }) => `${id} ${message}`).values(),
];

const sectionPartTitles: Record<SectionPart, string> = { ...sectionTitles, contacts: 'Contacts' };

/** The name of the section in which an answer is given. */
export const titleOfPlace = (place: AnswerPlace, testatorRecord: TestatorRecord) =>
  sectionPartTitles[sectionPlace(place, testatorRecord).part];

const subjectTitles: Record<FindingSubject, string> = {
  details: 'Names and details',
  relationships: 'Marriage and partners',
  children: 'Your children',
  guardians: 'Guardians',
  executors: 'Your executors',
  home: 'Your home',
  gifts: 'Your gifts',
  residue: 'The rest of your estate',
  trusts: 'Money kept until an age',
  tax: 'Tax',
  funeral: 'Your funeral',
  signing: 'Signing your will',
};

/** The way to the answers of one part, and the first finding that leads there. */
interface NoteLink {
  place: AnswerPlace;
  key: string;
}

/** All that is good to know about one subject. */
export interface SubjectNote {
  subject: FindingSubject;
  title: string;
  messages: string[];
  sources: string[];
  links: NoteLink[];
  findings: Finding[];
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** One note for each subject that has something to say, in the order of the subjects. */
export function notesOf(findings: readonly Finding[], testatorRecord: TestatorRecord): SubjectNote[] {
  const bySubject = Map.groupBy(findings, ({ subject }) => subject);
  return findingSubjects.flatMap((subject) => {
    const some = bySubject.get(subject);
    if (!some) return [];
    const messages = unique(some.map(({ message }) => message));
    const sources = unique(some.map(({ source }) => source));
    return [
      {
        subject,
        title: subjectTitles[subject],
        messages,
        sources,
        links: linksOf(some, testatorRecord),
        findings: some,
      },
    ];
  });
}

/** One link for each section: to the answer itself where it is the only one, to the section where there are several. */
export function linksOf(findings: readonly Finding[], testatorRecord: TestatorRecord): NoteLink[] {
  const placed = findings.flatMap((finding) => (finding.place ? [{ place: finding.place, key: keyOf(finding) }] : []));
  const bySection = Map.groupBy(placed, ({ place }) => sectionPlace(place, testatorRecord).part);
  return [...bySection].flatMap(([part, links]) => {
    const [first, ...others] = links;
    if (!first) return [];
    const isOnly = others.every(
      ({ place }) => place.recordId === first.place.recordId && place.field === first.place.field,
    );
    return [isOnly ? first : { ...first, place: { part, recordId: null, field: null } }];
  });
}
