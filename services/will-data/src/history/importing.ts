import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import type {
  ImportProposal,
  importingContract,
  ProposedSection,
} from '@plainwill/contracts/will-data/history/importing';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { fullName } from '@plainwill/law/will/people/names';
import type { CallContext } from '../context.ts';
import { questionnaire } from '../record/questionnaire/claimed-questionnaire.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { lawThread } from '../threads.ts';
import { answersNow } from './answers-now.ts';
import { checkedAnswers } from './check-answers.ts';
import type { ImportRead } from './import.thread.ts';
import { keepVersion } from './keep-version.ts';
import { incomingOf, mergedAnswers, namesOnlyListed, sectionsOf } from './propose-import.ts';
import { writeAnswers } from './write-answers.ts';

const importThread = lawThread<typeof import('./import.thread.ts')>(new URL('./import.thread.ts', import.meta.url));

/** More would help nobody to mend a file. */
const maxShown = 50;

/** The finished questionnaire of a file; null where there is none. */
function questionnaireIn({ questionnaire }: WillFacts) {
  const answered = Object.entries(questionnaire).filter(([, value]) => value !== '' && value !== undefined);
  return QuestionnaireAnswers.safeParse(Object.fromEntries(answered)).data ?? null;
}

type Now = Awaited<ReturnType<typeof answersNow>>;

function questionnaireSection(facts: WillFacts, { record }: Now): ProposedSection[] {
  const answers = questionnaireIn(facts);
  if (!answers) return [];
  const stored = record.questionnaire?.answers;
  const state = !stored ? 'new' : isDeepStrictEqual(stored, answers) ? 'same' : 'different';
  return [{ section: 'questionnaire', state, added: null, needs: [] }];
}

/** The changes that a file would make to the answers of a moment. */
function proposalOf({ facts, unknown, problems }: ImportRead, now: Now, today: CalendarDate) {
  if (!facts) return { facts, proposal: refusedProposal(unknown, problems) };
  const { answers, known } = incomingOf(facts, now);
  const checked = checkedAnswers(answers, today);
  if (checked.problems.length > 0) return { facts: null, proposal: refusedProposal(unknown, checked.problems) };
  const sections = [...questionnaireSection(facts, now), ...sectionsOf(checked.answers, now.answers)];
  const proposal: ImportProposal = {
    problems: [],
    unknown: unknown.slice(0, maxShown),
    madeFor: fullName(facts.personalDetails),
    sections,
    known: known.map(({ ownId: id, name, knownAs }) => ({ id, name, knownAs })),
    basedOn: createHash('sha256')
      .update(JSON.stringify([facts, now.answers]))
      .digest('base64url'),
  };
  return { facts, proposal };
}

const refusedProposal = (unknown: string[], problems: ImportProposal['problems']): ImportProposal => ({
  problems: problems.slice(0, maxShown),
  unknown: unknown.slice(0, maxShown),
  madeFor: '',
  sections: [],
  known: [],
  basedOn: '',
});

export const importing: HandlersOf<typeof importingContract, CallContext> = {
  look: async ({ ctx, input }) => {
    const read = await importThread('readImport', input);
    return proposalOf(read, await answersNow(ctx), ctx.today).proposal;
  },

  take: async ({ ctx, input: { json, sections, apart, basedOn } }) => {
    // Before the testator is locked: a lock holds a connection that others need.
    const read = await importThread('readImport', { json });
    return ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em };
      await lockTestator(em, ctx.account.id);
      const now = await answersNow(inside);
      const { facts, proposal } = proposalOf(read, now, ctx.today);
      if (!facts) throw new Refusal('ImportRefused');
      if (proposal.basedOn !== basedOn) throw new Refusal('AnswersChanged');
      const file = checkedAnswers(incomingOf(facts, now, apart).answers, ctx.today).answers;
      const target = mergedAnswers(file, now.answers, sections);
      if (!namesOnlyListed(target)) throw new Refusal('ImportNeedsPeople');
      const before = await keepVersion(inside, ctx.account.id, { cause: 'import' });
      await writeAnswers(inside, target);
      const answers = sections.includes('questionnaire') ? questionnaireIn(facts) : null;
      if (answers) {
        const submissionId = randomUUID() as SubmissionId;
        await questionnaire.claim({ ctx: inside, input: { submissionId, answers }, signal: undefined });
      }
      await recordAudit(em, inside, { action: 'import.take', subject: ctx.account.id, fields: [...sections] });
      return { before };
    });
  },
};
