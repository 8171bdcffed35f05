import type { Scenario, ScenarioKey } from '@plainwill/contracts/will-data/what-if/what-if';
import { ChevronDown, Info } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { scenarioGroups, troublesText } from './scenario-copy.ts';
import { scenarioId } from './story.ts';

interface ScenarioListProps {
  scenarios: readonly Scenario[];
  /** The id of the one that is shown. */
  current: string;
  onChoose: (scenario: Scenario) => void;
}

const look =
  'group flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-r-field border-l-4 border-line px-4 py-2 text-left font-medium transition-colors hover:border-field hover:bg-sage aria-pressed:border-clay aria-pressed:bg-card aria-pressed:font-semibold forced-colors:aria-pressed:border-[Highlight]';

/** More would be a long way to scroll to what comes of them. */
const maxAtFirst = 12;

/** The scenarios worth trying with this will, in groups, each marked with what it would find. */
export function ScenarioList({ scenarios, current, onChoose }: ScenarioListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || scenarios.length <= maxAtFirst ? scenarios : scenarios.slice(0, maxAtFirst - 1);
  const more = scenarios.length - shown.length;
  return (
    <>
      <ul aria-label="What happens if…" className="flex flex-col gap-4">
        {groupsOf(shown).map(({ title, scenarios }) => (
          <li key={title}>
            {title && <p className="mb-1 text-small font-semibold text-muted">{title}</p>}
            <ul aria-label={title || undefined}>
              {scenarios.map((scenario) => (
                <Item
                  key={scenarioId(scenario)}
                  scenario={scenario}
                  isCurrent={scenarioId(scenario) === current}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          </li>
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

/** In each group, what goes wrong comes first. */
const groupsOf = (scenarios: readonly Scenario[]) =>
  scenarioGroups
    .map(({ title, keys }) => ({
      title,
      scenarios: scenarios
        .filter(({ key }) => (keys as readonly ScenarioKey[]).includes(key))
        .toSorted((a, b) => Number(b.troubles.length > 0) - Number(a.troubles.length > 0)),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);

/** On a phone the scenario in view stays above what comes of it, and opens the others. */
export function ScenarioSelect({ scenarios, current, onChoose }: ScenarioListProps) {
  const [isOpen, setOpen] = useState(false);
  const name = scenarios.find((scenario) => scenarioId(scenario) === current)?.name ?? 'Something of your own';
  const choose = (scenario: Scenario) => {
    setOpen(false);
    onChoose(scenario);
  };
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-col gap-3 border-b border-line bg-paper px-4 py-2 shallow:static print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-field border border-field bg-card px-4 py-2 text-left font-semibold"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">What happens: </span>
          {name}
        </span>
        <ChevronDown
          aria-hidden
          strokeWidth={2.2}
          className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div className="flex max-h-[65dvh] flex-col gap-3 overflow-y-auto">
          <ScenarioList scenarios={scenarios} current={current} onChoose={choose} />
        </div>
      )}
    </div>
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
        <span className="flex items-start gap-1.5 text-small font-normal text-amber forced-colors:text-inherit">
          <Info aria-hidden strokeWidth={2.2} className="mt-0.5 size-4 shrink-0" />
          <span>{troublesText(scenario)}</span>
        </span>
      )}
    </button>
  </li>
));
