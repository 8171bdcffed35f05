import type { Scenario } from '@plainwill/contracts/will-data/what-if/what-if';

const troubles: Record<Scenario['troubles'][number], string> = {
  intestacy: 'your will runs out, and the law decides',
  'no-executor': 'no executor is left',
  'no-guardian': 'a child has no guardian',
  'failed-gift': 'a gift has no one to go to',
};

/** The troubles worth knowing before it is opened; empty where all goes as the will says. */
export function troublesText(scenario: Pick<Scenario, 'troubles'>): string {
  const text = scenario.troubles.map((trouble) => troubles[trouble]).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** These two say nothing while only shares are shown. */
export const needsAmounts = ({ key }: Pick<Scenario, 'key'>) => key === 'half-the-estate' || key === 'twice-the-estate';
