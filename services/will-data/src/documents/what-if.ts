import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { WhatIfEvents, whatIfContract } from '@plainwill/contracts/will-data/what-if/what-if';
import { calledIn } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { Refusal } from '@plainwill/kit/refusal';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { whatIf as answerTo } from '@plainwill/law/what-if/answer';
import { familyOf } from '@plainwill/law/what-if/beneficiaries/family-of';
import { eventProblems } from '@plainwill/law/what-if/problems/event-problems';
import { namesIn } from '@plainwill/law/what-if/scenarios/names';
import { scenariosOf } from '@plainwill/law/what-if/scenarios/scenarios';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { isHomeJoint } from '@plainwill/law/will/model/gifts-of';
import type { CallContext } from '../context.ts';
import { factsSoFar } from '../record/testator-record/stored-facts.ts';
import { printedSheet } from './guidance/guidance-sheet.ts';
import { whatIfSheet } from './guidance/what-if-sheet.ts';

/** Refused with the first thing that cannot be, beside its field. */
function requirePossible(facts: WillFacts, events: WhatIfEvents, asOf: string): void {
  const [problem] = eventProblems(facts, events, { asOf });
  if (!problem) return;
  const field = problem.path.replaceAll('[', '.').replaceAll(']', '');
  throw new Refusal('CannotHappen', field, { problem: problem.message });
}

/** The will is that of today, whatever is still missing in it. */
export const whatIf: HandlersOf<typeof whatIfContract, CallContext> = {
  scenarios: async ({ ctx, input }) => {
    const facts = await factsSoFar(ctx);
    requirePossible(facts, input, ctx.today);
    return {
      scenarios: scenariosOf(facts, input, { asOf: ctx.today }),
      ...namesIn(facts, ctx.today),
      isHomeJoint: isHomeJoint(facts),
    };
  },
  answer: async ({ ctx, input }) => {
    const facts = await factsSoFar(ctx);
    requirePossible(facts, input, ctx.today);
    return answerTo(facts, input, { asOf: ctx.today });
  },
  sheet: async ({ ctx, input: { events, hasAmounts } }) => {
    const facts = await factsSoFar(ctx);
    const { today: asOf } = ctx;
    requirePossible(facts, events, asOf);
    const answer = answerTo(facts, events, { asOf });
    const called = calledIn(namesIn(facts, asOf), events);
    return printedSheet(whatIfSheet({ events, answer, called, hasAmounts, will: composeWill(facts, { asOf }) }));
  },
  family: async ({ ctx }) => familyOf(await factsSoFar(ctx), ctx.today),
};
