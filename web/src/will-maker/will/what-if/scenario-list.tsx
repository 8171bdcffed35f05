import type { Scenario } from '@plainwill/contracts/will-data/what-if/what-if';
import { Info } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { troublesText } from './scenario-copy.ts';
import { scenarioId } from './story.ts';

interface ScenarioListProps {
  scenarios: readonly Scenario[];
  /** The id of the one that is shown. */
  current: string;
  onChoose: (scenario: Scenario) => void;
}

const look =
  'group flex min-h-12 w-full cursor-pointer flex-col justify-center rounded-field border border-field bg-card px-4 py-2.5 text-left font-medium transition-colors hover:border-deep hover:bg-sage aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:text-white forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]';

/** More would be a long way to scroll to what comes of them. */
const maxAtFirst = 12;

/** The scenarios worth trying with this will, each marked with what it would find. */
export function ScenarioList({ scenarios, current, onChoose }: ScenarioListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || scenarios.length <= maxAtFirst ? scenarios : scenarios.slice(0, maxAtFirst - 1);
  const more = scenarios.length - shown.length;
  return (
    <>
      <ul aria-label="What happens if…" className="flex flex-col gap-2">
        {shown.map((scenario) => (
          <Item
            key={scenarioId(scenario)}
            scenario={scenario}
            isCurrent={scenarioId(scenario) === current}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {scenarios.length > maxAtFirst && (
        <p>
          <Button variant="quiet" size="small" expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show ${more} more`}
          </Button>
        </p>
      )}
    </>
  );
}

interface ItemProps extends Pick<ScenarioListProps, 'onChoose'> {
  scenario: Scenario;
  isCurrent: boolean;
}

const Item = memo(({ scenario, isCurrent, onChoose }: ItemProps) => (
  <li>
    <button type="button" aria-pressed={isCurrent} onClick={() => onChoose(scenario)} className={look}>
      <span className="wrap-anywhere">{scenario.name}</span>
      {scenario.troubles.length > 0 && (
        <span className="flex items-start gap-1.5 text-small font-normal text-amber group-aria-pressed:text-butter forced-colors:text-inherit">
          <Info aria-hidden strokeWidth={2.2} className="mt-0.5 size-4 shrink-0" />
          <span>{troublesText(scenario)}</span>
        </span>
      )}
    </button>
  </li>
));
