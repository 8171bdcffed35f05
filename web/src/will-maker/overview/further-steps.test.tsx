import type { PersonId } from '@plainwill/contracts/shared/ids';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContactNamed, anExecutor } from '../../testing/a-family.ts';
import { aStanding, aWholeRecord } from '../../testing/a-standing.ts';
import { FurtherSteps } from './further-steps.tsx';
import { type Step, sectionSteps } from './section-steps.ts';
import { pathOn } from './step-paths.ts';

const contacts = [aContactNamed('Sue Hill'), aContactNamed('Ann Reed'), aContactNamed('Ben Vale')];
const taking = (name: string, priority: number) => ({
  personId: name as PersonId,
  priority,
  shareBasisPoints: null,
});

const rows = () =>
  screen.getAllByRole('link').map((link) => [...link.querySelectorAll('span > span')].map((part) => part.textContent));

it('shows the answer to each question that can stay as it is, and the way to it', () => {
  const record = { ...aWholeRecord(), contacts };
  const recipients = [taking('sue', 1), taking('ann', 2), taking('ben', 3)];
  render(
    <FurtherSteps tab="wishes" part="residue" testatorRecord={{ ...record, residue: { version: 1, recipients } }} />,
  );
  expect(rows()).toEqual([
    ['Who is next, if they can’t inherit?', 'Ann Reed and Ben Vale'],
    ['And if no one is left?', 'The law decides'],
    ['At what age should your children inherit?', '18'],
  ]);
  expect(screen.getByRole('link', { name: /^Who is next/ }).getAttribute('href')).toBe(
    '/will-maker?tab=wishes&section=residue&step=next',
  );
});

it.each([
  ['executors', 'No one yet'],
  ['funeralWishes', 'Nothing yet'],
] as const)('says of %s that nothing more is said: %s', (part, answer) => {
  render(<FurtherSteps tab="wishes" part={part} testatorRecord={aWholeRecord()} />);
  expect(rows().map(([, told]) => told)).toEqual([answer]);
});

it('names who steps in', () => {
  const executors = [anExecutor('sue'), anExecutor('ann', { role: 'backup' })];
  render(<FurtherSteps tab="wishes" part="executors" testatorRecord={{ ...aWholeRecord(), contacts, executors }} />);
  expect(rows()).toEqual([['Who steps in if they can’t?', 'Ann Reed']]);
});

it('leads past them, and from one to the next for whoever opens one', () => {
  const on = (at: string) => {
    const step = sectionSteps.residue.find(({ id }) => id === at) as Step;
    return pathOn({ tab: 'wishes', part: 'residue', step }, aStanding(aWholeRecord()));
  };
  expect(['first', 'next', 'nobody', 'age'].map(on)).toEqual([
    '/will-maker?tab=will',
    '/will-maker?tab=wishes&section=residue&step=nobody',
    '/will-maker?tab=wishes&section=residue&step=age',
    '/will-maker?tab=will',
  ]);
});
