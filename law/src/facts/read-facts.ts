import { lineOfText, optionalName, text } from '@plainwill/contracts/shared/text';
import { type FactsFile, factsFile, namesInFile } from './facts-file.ts';
import { type Problem, parseKnown } from './parse-known.ts';
import { rowProblems } from './row-problems.ts';
import { WillFacts } from './will-facts.ts';

const names = ['first_name', 'middle_names', 'last_name', 'full_name', 'known_as'];
const anyLines = [
  'notes',
  'reasons',
  'item_description',
  'location',
  'ashes_directions',
  'readings_hymns',
  'flowers_charities',
  'gathering_directions',
  'other_wishes',
];

const maxLength = 10_000;
const rules = {
  name: optionalName(maxLength, 'This name'),
  text: text(maxLength),
  line: lineOfText(maxLength),
};

function ruleOf(key: string) {
  if (names.includes(key)) return rules.name;
  return anyLines.includes(key) ? rules.text : rules.line;
}

/** What a file may not hold, by the rules that the forms keep. An account may hold what was accepted before them. */
const textProblems = (file: FactsFile): Problem[] => problemsIn(file, '', '');

function problemsIn(value: unknown, path: string, key: string): Problem[] {
  if (typeof value === 'string') {
    const message = ruleOf(key).safeParse(value).error?.issues[0]?.message;
    return message ? [{ path, message }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => problemsIn(item, `${path}[${at}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => problemsIn(item, path ? `${path}.${name}` : name, name));
}

type FactsRead =
  /** `unknown` are the paths of what is there and has no part in a will. */
  { facts: WillFacts; unknown: string[]; problems: [] } | { facts: null; unknown: string[]; problems: Problem[] };

/** The facts in a file, or every problem with it by path. What is not known is named, and does not stand in the way. */
export function readFacts(json: unknown): FactsRead {
  const { value: facts, unknown, problems } = parseKnown(WillFacts, json, namesInFile);
  if (!facts) return { facts, unknown, problems };
  const file = factsFile(facts);
  const found = [...textProblems(file), ...rowProblems(facts, file)];
  return found.length > 0 ? { facts: null, unknown, problems: found } : { facts, unknown, problems: [] };
}
