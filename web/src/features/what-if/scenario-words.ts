import type { Scenario, ScenarioKey } from '@plainwill/contracts/will-data/what-if/what-if';

/** What each is called; `name` is whom it happens to. */
const titles: Record<ScenarioKey, (name: string) => string> = {
  'as-things-stand': () => 'As things stand',
  'both-together': (name) => `You and ${name} die together`,
  'spouse-first': (name) => `${name} dies before you`,
  'executor-died': (name) => `${name}, your executor, has died`,
  'child-died-leaving-children': (name) => `${name} dies before you, leaving children`,
  'child-died-without-children': (name) => `${name} dies before you, without children`,
  'another-child': () => 'You have another child',
  divorce: () => 'You divorce',
  marriage: () => 'You marry someone else',
  'nobody-left': () => 'No one you named is left',
  'half-the-estate': () => 'Your estate is half as large',
  'twice-the-estate': () => 'Your estate is twice as large',
};

export const scenarioTitle = ({ key, name }: Pick<Scenario, 'key' | 'name'>) => titles[key](name);

const troubles: Record<Scenario['troubles'][number], string> = {
  intestacy: 'your will runs out, and the law decides',
  'no-executor': 'no executor is left',
  'no-guardian': 'a child has no guardian',
  'failed-gift': 'a gift has no one to go to',
};

/** What is worth knowing before it is opened; empty where all goes as the will says. */
export function troubleWords(scenario: Pick<Scenario, 'troubles'>): string {
  const words = scenario.troubles.map((trouble) => troubles[trouble]).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** These two say nothing while only shares are shown. */
export const needsAmounts = ({ key }: Pick<Scenario, 'key'>) => key === 'half-the-estate' || key === 'twice-the-estate';
