import type { Scenario, ScenarioKey } from '@plainwill/contracts/will-data/what-if/what-if';
import { describe, expect, it } from 'vitest';
import {
  aChild,
  anAdultChild,
  aPerson,
  aSpouse,
  aSum,
  asOf,
  levels,
  primaries,
  type Story,
  someFacts,
} from '../../will/testing/facts.ts';
import { typical } from '../../will/testing/wills.ts';
import { whatIf } from '../answer.ts';
import { whatIfExamples } from '../testing/examples.ts';
import { scenariosOf } from './scenarios.ts';

const figures = { deathOn: '2027-01-01', estatePence: 50_000_000 };
const daniel = aSpouse('Daniel Hart');
const tom = aChild('Tom Hart');
const paul = anAdultChild('Paul Cole');
const susan = aPerson('Susan Vale', 'parent');
const hope = aPerson('Hope House', 'Other', { isCharity: true });
const married = { maritalStatus: 'married', dateOfBirth: '1980-01-01' };

const offeredFor = (story: Story, more = {}) => scenariosOf(someFacts(story), { ...figures, ...more }, { asOf });
const keysOf = (scenarios: readonly Scenario[]) => scenarios.map(({ key }) => key);
const named = (scenarios: readonly Scenario[], key: ScenarioKey) => scenarios.find((one) => one.key === key);

describe('what is offered', () => {
  it('for a couple with a young child, the most telling first', () => {
    const scenarios = offeredFor({ testator: married, people: [daniel], residue: levels([daniel], [tom], [hope]) });
    expect(scenarios.map(({ name }) => name)).toEqual([
      'As things stand',
      'You and Daniel die together',
      'Your executor Robert Finch has died',
      'Tom grows up, and dies before you, leaving a child',
      'Tom dies before you, without children',
      'You have another child',
      'Daniel dies before you',
      'You and Daniel divorce',
      'You leave half as much',
      'You leave twice as much',
    ]);
  });

  it('for somebody alone with one heir, where the will runs out', () => {
    const scenarios = offeredFor({ residue: levels([susan]) });
    expect(keysOf(scenarios)).toEqual([
      'as-things-stand',
      'executor-died',
      'nobody-left',
      'marriage',
      'half-the-estate',
      'twice-the-estate',
    ]);
    expect(named(scenarios, 'nobody-left')?.troubles).toEqual(['intestacy']);
  });

  it('is only what can be', () => {
    const scenarios = offeredFor(
      { testator: { maritalStatus: 'partner' }, people: [aSpouse('Ruth Amos', 'partner')], residue: levels([hope]) },
      { estatePence: 0 },
    );
    expect(keysOf(scenarios)).toEqual([
      'as-things-stand',
      'both-together',
      'executor-died',
      'another-child',
      'spouse-first',
      'marriage',
    ]);
    expect(named(scenarios, 'marriage')?.name).toBe('You marry someone else');
  });

  it('never comes below what the home and the things are worth', () => {
    const half = named(offeredFor({ residue: levels([paul]) }, { homePence: 40_000_000 }), 'half-the-estate');
    expect(half?.events.estatePence).toBe(40_000_000);
  });

  it.each([...whatIfExamples.map(({ facts }) => facts), typical()].map((facts, at) => [at, facts] as const))(
    'can be answered (%s)',
    (_at, facts) => {
      for (const { events } of scenariosOf(facts, figures, { asOf }))
        expect(whatIf(facts, events, { asOf }).steps).not.toEqual([]);
    },
  );
});

describe('trouble is known before a scenario is opened', () => {
  it('of an executor, of a gift and of the rest', () => {
    const scenarios = offeredFor({
      executors: primaries(susan),
      gifts: [aSum(500, [susan])],
      residue: levels([susan]),
    });
    expect(named(scenarios, 'as-things-stand')?.troubles).toEqual([]);
    expect(named(scenarios, 'executor-died')?.troubles).toEqual(['intestacy', 'no-executor', 'failed-gift']);
  });

  it('of a child for whom nobody is chosen', () => {
    const child = aChild('Amy Hart', { otherParentType: 'spouse' });
    const scenarios = offeredFor({ testator: married, people: [daniel], residue: levels([child], [hope]) });
    expect(named(scenarios, 'as-things-stand')?.troubles).toEqual([]);
    expect(named(scenarios, 'spouse-first')?.troubles).toEqual(['no-guardian']);
  });

  it('also where no amount is known', () => {
    const scenarios = offeredFor({ residue: levels([susan]) }, { estatePence: 0 });
    expect(named(scenarios, 'nobody-left')?.troubles).toEqual(['intestacy']);
  });
});
