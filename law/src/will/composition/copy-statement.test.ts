import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { expect, it } from 'vitest';
import { anAdultChild, aPerson, asOf, levels, someFacts } from '../testing/facts.ts';
import { typical } from '../testing/wills.ts';
import { composeWill } from './compose-will.ts';
import { copyStatement } from './copy-statement.ts';
import { willText } from './will-text.ts';

const copy = { number: 3, mark: '7F3A09C2' };
const statementIn = (document: WillDocument) =>
  willText({ ...document, copy: { ...copy, pageCount: 6 } }).find((line) => line.includes('This will has'));

it('says what the copy is, and to whom the residue goes first', () => {
  expect(statementIn(composeWill(typical(), { asOf }))).toBe(
    '8.1 This will has 6 pages; its copy number is 3 and its mark 7F3A09C2. Clause 6.2 gives my Residuary Estate first to DANIEL JAMES HART.',
  );
});

it('stands in a section of its own, which no section of the will is', () => {
  const lines = willText({ ...composeWill(typical(), { asOf }), copy: { ...copy, pageCount: 6 } });
  expect(lines[lines.findIndex((line) => line.includes('This will has')) - 1]).toBe('8. THIS COPY');
});

it('ends in one full stop after a name that ends in one', () => {
  const inc = aPerson('Donkey Rescue of Texas Inc.', 'Other', { kind: 'charity' });
  expect(statementIn(composeWill(someFacts({ residue: levels([inc]) }), { asOf }))).toMatch(
    / first to DONKEY RESCUE OF TEXAS INC\.$/,
  );
});

it('names everyone among whom the residue is shared first, and nobody who comes later', () => {
  const [ann, bo, cy, di] = ['Ann Lee', 'Bo Lee', 'Cy Lee', 'Di Lee'].map((name) => aPerson(name)) as [
    ReturnType<typeof aPerson>,
    ReturnType<typeof aPerson>,
    ReturnType<typeof aPerson>,
    ReturnType<typeof aPerson>,
  ];
  expect(statementIn(composeWill(someFacts({ residue: levels([ann, bo, cy], [di]) }), { asOf }))).toMatch(
    /Clause 4\.2 gives my Residuary Estate first to ANN LEE, BO LEE and CY LEE\.$/,
  );
});

it('calls a class what the clause calls it, and not by who is in it today', () => {
  const plain = (text: string): Run => ({ text, style: 'plain' });
  const name = (text: string): Run => ({ text, style: 'name' });
  const document = composeWill(someFacts(), { asOf });
  const runs = [
    plain('I give my Residuary Estate in equal shares to my wife '),
    name('J. DOE'),
    plain(' and those of my children who survive me. My children now are '),
    name('ANN LEE'),
    plain('.'),
  ];
  const sections = document.sections.map((section) => ({
    ...section,
    clauses: section.clauses.map((clause) => (clause.id === 'residue.level-1' ? { ...clause, runs } : clause)),
  }));
  expect(statementIn({ ...document, sections })).toMatch(/first to J\. DOE and my children\.$/);
});

it('names no one of a class that stands beside others, but those others', () => {
  const [ann, bo] = [anAdultChild('Ann Lee'), aPerson('Bo Lee')];
  const facts = someFacts({ residue: levels([bo]), people: [ann] });
  const shared = facts.residuaryRecipients.map((row) => ({ ...row, priority: 1 }));
  const ofChildren = { recipientId: null, recipientType: 'class', classOf: 'children', priority: 1 } as const;
  const residuaryRecipients = [{ ...shared[0], ...ofChildren } as (typeof shared)[number], ...shared];
  expect(statementIn(composeWill({ ...facts, residuaryRecipients }, { asOf }))).toMatch(
    /gives my Residuary Estate first to my children and BO LEE\.$/,
  );
});

it('is in no draft', () => {
  expect(willText(composeWill(typical(), { asOf })).join('\n')).not.toContain('copy number');
});

it('names no clause where none gives the residue', () => {
  const statement = copyStatement(composeWill(someFacts({ residue: [] }), { asOf }), copy);
  expect(statement?.after.map(({ text }) => text).join('')).toBe(' pages; its copy number is 3 and its mark 7F3A09C2.');
});
