import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { expect, it } from 'vitest';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { aChildNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { aStanding } from '../../testing/a-standing.ts';
import { someHomeDetails } from '../../testing/a-testator-record.ts';
import { sectionSteps } from './section-steps.ts';
import { pathOn } from './step-paths.ts';

const afterReach = (testatorRecord: TestatorRecord) => {
  const step = sectionSteps.personalDetails.at(-1) ?? sectionSteps.personalDetails[0];
  return pathOn({ tab: 'details', part: 'personalDetails', step }, aStanding(testatorRecord));
};

const home = { homeDetails: someHomeDetails({ homeOwnership: 'rent' }) };
const children = { children: [aChildNamed('Ivy')] };

it('leads on to the first thing that is missing, past sections that were all taken over', () => {
  expect(afterReach(aMarriedRecord({ ...home, ...children }))).toBe(willMakerPath('wishes', 'funeralWishes'));
});

it.each([
  ['one of them is not answered', aMarriedRecord(children)],
  ['there are no children, which was not asked yet', aMarriedRecord(home)],
])('leads on to the next section where %s', (_why, testatorRecord) => {
  expect(afterReach(testatorRecord)).toBe(willMakerPath('details', 'homeDetails'));
});
