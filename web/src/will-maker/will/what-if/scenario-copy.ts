import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Scenario, ScenarioKey } from '@plainwill/contracts/will-data/what-if/what-if';

const troubles: Record<Scenario['troubles'][number], string> = {
  intestacy: 'your will runs out, and the law decides',
  'no-executor': 'no executor is left',
  'no-guardian': 'a child has no guardian',
  'failed-gift': 'a gift has no one to go to',
};

/** The troubles worth knowing before it is opened; empty where all goes as the will says. */
export function troublesText(scenario: Pick<Scenario, 'troubles'>): string {
  const text = scenario.troubles.map((trouble) => troubles[trouble]).join('; ');
  return capitalised(text);
}

/** These two say nothing while only shares are shown. */
export const needsAmounts = ({ key }: Pick<Scenario, 'key'>) => key === 'half-the-estate' || key === 'twice-the-estate';

/** Every scenario belongs to one of these. */
export const scenarioGroups = [
  { title: '', keys: ['as-things-stand'] },
  {
    title: 'If someone dies first',
    keys: ['spouse-first', 'executor-died', 'child-died-leaving-children', 'child-died-without-children'],
  },
  { title: 'If the family changes', keys: ['another-child', 'divorce', 'marriage'] },
  { title: 'If we all go at once', keys: ['both-together', 'nobody-left'] },
  { title: 'If there is more, or less', keys: ['half-the-estate', 'twice-the-estate'] },
] as const satisfies readonly { title: string; keys: readonly ScenarioKey[] }[];
