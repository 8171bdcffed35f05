import { readFileSync } from 'node:fs';
import { services } from '@plainwill/contracts';
import { type CallLimit, type ProcedureContract, proceduresOf } from '@plainwill/contracts/kit/contract';
import { maxBatchSize } from '@plainwill/kit/calls/answer-calls';
import { maxDepth, maxValues } from '@plainwill/kit/calls/json-limits';
import { publicBodyBytes } from '@plainwill/kit/server';
import { describe, expect, it } from 'vitest';
import { signedInLimit } from '../../../services/gateway/src/authorise-call.ts';
import { maxReportBytes, policyReportLimit } from '../../../services/gateway/src/pages/policy-reports.ts';
import { refusedRequestLimit } from '../../../services/gateway/src/throttling/refused-requests.ts';
import { alarmingViews, viewsPerProof } from '../../../services/will-data/src/bulk-views.ts';
import { inRoot } from '../launcher/settings/paths.ts';

const lines = readFileSync(inRoot('docs', 'security', 'limits.md'), 'utf8').split('\n');
const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => cell.trim()));

/** The second cell of the row that begins with these words. */
const cellOf = (name: string) => rows.find(([, first]) => first === name)?.[2] ?? expect.fail(`no row “${name}”`);
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

const procedures = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract)
    .filter(({ procedure }) => procedure.access !== 'service')
    .map(({ path, procedure }) => ({ name: `${service}.${path}`, procedure })),
);
const isOpen = ({ access }: ProcedureContract) => access === 'public';
const namedLimit = (name: string) => procedures.find((one) => one.name === name)?.procedure.limit;

const asText = ({ calls, seconds }: CallLimit) => `${calls} ${seconds === 60 ? 'a minute' : 'an hour'}`;
const aDay = ({ calls, seconds }: CallLimit) => calls / seconds;

/** The rows of a table of limits, the strictest first, as the page must have them. */
function tableOf(isShown: (procedure: ProcedureContract) => boolean): string[] {
  const byLimit = new Map<string, { limit: CallLimit; names: string[] }>();
  for (const { name, procedure } of procedures) {
    const { limit } = procedure;
    if (!limit || !isShown(procedure)) continue;
    const text = asText(limit);
    const known = byLimit.get(text) ?? { limit, names: [] };
    byLimit.set(text, { limit, names: [...known.names, name].sort() });
  }
  return [...byLimit]
    .sort(([, one], [, other]) => aDay(one.limit) - aDay(other.limit))
    .map(([text, { names }]) => `${text}: ${names.map((name) => `\`${name}\``).join(', ')}`);
}

/** The rows of the table under a heading, each as `first: second`. */
function tableUnder(heading: string): string[] {
  const from = lines.indexOf(`### ${heading}`);
  expect(from, heading).toBeGreaterThan(0);
  const table =
    lines
      .slice(from + 1)
      .join('\n')
      .trim()
      .split('\n\n')[0]
      ?.split('\n') ?? [];
  return table.slice(2).map((line) => {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim());
    return `${first}: ${second}`;
  });
}

describe('limits.md', () => {
  it('has the limit of every procedure that is open to anyone', () => {
    expect(tableUnder('Open to anyone, for each address')).toEqual(tableOf(isOpen));
  });

  it('has the limit of every other procedure with one of its own', () => {
    expect(tableUnder('Signed in, for each account')).toEqual(tableOf((procedure) => !isOpen(procedure)));
  });

  it('names every procedure that composes the will or writes a document', () => {
    const costly = procedures.filter(({ procedure }) => procedure.isCostly).map(({ name }) => `\`${name}\``);
    expect(tableUnder('Costly')).toEqual([`costly: ${costly.sort().join(', ')}`]);
  });

  it('says how much at least and at most anybody may call', () => {
    const limits = procedures
      .filter(({ procedure }) => isOpen(procedure))
      .flatMap(({ procedure }) => procedure.limit ?? []);
    const [strictest, loosest] = [Math.min, Math.max].map((end) => {
      const rate = end(...limits.map(aDay));
      return limits.find((limit) => aDay(limit) === rate) as CallLimit;
    }) as [CallLimit, CallLimit];
    expect(cellOf('a procedure that is open to anyone, per address')).toContain(
      `: ${asText(strictest)} to ${asText(loosest)}`,
    );
  });

  it.each<[string, number[]]>([
    ['any other procedure, per account', [signedInLimit.calls]],
    ['calls in one request', [maxBatchSize]],
    ['requests that cannot be read, per address', [refusedRequestLimit.calls]],
    ['people that one member of staff looks at', [alarmingViews, viewsPerProof]],
    ['reports of the content policy, per address', [policyReportLimit.calls, maxReportBytes / 1024]],
    ['JSON itself', [publicBodyBytes / 1024, maxDepth, maxValues]],
  ])('has the number of the code: %s', (row, numbers) => {
    expect(numbersIn(cellOf(row))).toEqual(numbers);
  });

  it('has one limit for all downloads', () => {
    const downloads = ['identity.dataExport.get', 'willData.dataExport.get', 'identity.users.export'];
    const limits = [...downloads, 'notifications.enquiries.export'].map((name) => namedLimit(name) as CallLimit);
    const cell = cellOf('downloads of all data, of users, of enquiries');
    for (const limit of limits) expect(cell).toContain(asText(limit));
  });
});
