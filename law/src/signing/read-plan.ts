import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { knownOf } from '../checks/known.ts';
import { type Problem, parseKnown } from '../facts/parse-known.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { nameProblems } from './name-problems.ts';
import { individualsIn } from './people/individuals.ts';
import { namesInPlanFile, PlanFile } from './plan-file.ts';
import type { PlanToCheck } from './plan-to-check.ts';

type PlanRead =
  /** `unknown` are the paths of what is there and has no part in a plan. */
  | { facts: WillFacts; plan: PlanToCheck; asOf: CalendarDate; unknown: string[]; problems: [] }
  | { plan: null; unknown: string[]; problems: Problem[] };

interface Days {
  /** The day asked for; null where the file may say. */
  asOf: CalendarDate | null;
  today: CalendarDate;
}

const insideFacts = (path: string) => (path === '' || path.startsWith('[') ? `facts${path}` : `facts.${path}`);

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The facts in a file of a plan, by paths of that file. */
function factsWithin(json: unknown): ReturnType<typeof readFacts> {
  if (json === undefined || json === null)
    return { facts: null, unknown: [], problems: [{ path: 'facts', message: 'Must be given' }] };
  const read = readFacts(json);
  const unknown = read.unknown.map(insideFacts);
  if (read.facts) return { ...read, unknown };
  return {
    ...read,
    unknown,
    problems: read.problems.map(({ path, message }) => ({ path: insideFacts(path), message })),
  };
}

/** The plan and the facts in a file, or every problem with it by path. What is not known is named, and left out. */
export function readPlan(json: unknown, { asOf, today }: Days): PlanRead {
  const { facts: given, ...planJson } = isObject(json) ? json : { facts: {} };
  const plan = parseKnown(PlanFile, isObject(json) ? planJson : json, namesInPlanFile);
  const { facts, unknown: strangers, problems } = factsWithin(given);
  const unknown = [...plan.unknown, ...strangers];
  const day = asOf ?? plan.value?.asOf ?? facts?.asOf ?? today;
  const individuals = facts ? individualsIn(knownOf(facts, day, null, () => [])) : null;
  const named = individuals ? nameProblems(plan.value ?? plan.rest, individuals) : [];
  if (plan.value && facts && named.length === 0) return { facts, plan: plan.value, asOf: day, unknown, problems: [] };
  return { plan: null, unknown, problems: [...plan.problems, ...named, ...problems] };
}
