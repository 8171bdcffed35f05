import { lineOfText, optionalName, text } from '@plainwill/contracts/shared/text';
import type { FactsProblem } from './row-problems.ts';
import type { WillFacts } from './will-facts.ts';

const names = ['first_name', 'middle_names', 'last_name', 'full_name', 'known_as'];
const anyLines = [
  'notes',
  'item_description',
  'location',
  'ashes_directions',
  'readings_hymns',
  'flowers_charities',
  'gathering_directions',
];

const longest = 10_000;
const rules = {
  name: optionalName(longest, 'This name'),
  text: text(longest),
  line: lineOfText(longest),
};

function ruleOf(key: string) {
  if (names.includes(key)) return rules.name;
  return anyLines.includes(key) ? rules.text : rules.line;
}

/** What a file may not hold, by the rules that the forms keep. An account may hold what was accepted before them. */
export const textProblems = (facts: WillFacts): FactsProblem[] => problemsIn(facts, '', '');

function problemsIn(value: unknown, path: string, key: string): FactsProblem[] {
  if (typeof value === 'string') {
    const message = ruleOf(key).safeParse(value).error?.issues[0]?.message;
    return message ? [{ path, message }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => problemsIn(item, `${path}[${at}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => problemsIn(item, path ? `${path}.${name}` : name, name));
}
