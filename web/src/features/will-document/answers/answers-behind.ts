import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { nameAmong } from '../../people/named-people.ts';
import type { Answer, Behind } from './answer.ts';
import { childAnswers, contactAnswers, homeAnswers, personalAnswers, spouseAnswers } from './details-answers.ts';
import {
  executorAnswers,
  funeralAnswers,
  giftAnswers,
  guardianAnswers,
  questionnaireAnswers,
  residueAnswers,
  settingsAnswers,
} from './wishes-answers.ts';

/** How the answers of each table are told; a clause names them by table and column. */
const readers: Record<string, (behind: Behind) => Answer[]> = {
  personal_details: personalAnswers,
  home_details: homeAnswers,
  spouse_details: spouseAnswers,
  children: childAnswers,
  contacts: contactAnswers,
  funeral_wishes: funeralAnswers,
  executors: executorAnswers,
  guardians: guardianAnswers,
  gifts: giftAnswers,
  residuary_recipients: residueAnswers,
  will_settings: settingsAnswers,
  questionnaire: questionnaireAnswers,
};

/** The testator's own answers that a clause was made from, in words and without the blank ones. */
export function answersBehind(clause: Clause, testatorRecord: TestatorRecord, today: CalendarDate): Answer[] {
  const people = peopleOf(testatorRecord);
  const words = [clause.runs, ...clause.items]
    .flat()
    .map(({ text }) => text)
    .join('')
    .toLocaleLowerCase('en-GB');
  const named: Behind['named'] = (items, nameOf) =>
    items.filter((item) => words.includes(nameOf(item).toLocaleLowerCase('en-GB')));
  const columns = Map.groupBy(
    clause.fields.map((field) => field.split('.') as [string, string]),
    ([table]) => table,
  );
  return [...columns].flatMap(
    ([table, fields]) =>
      readers[table]?.({
        testatorRecord,
        today,
        clauseId: clause.id,
        columns: new Set(fields.map(([, column]) => column)),
        named,
        nameOf: (id) => nameAmong(people, id),
      }) ?? [],
  );
}
