import { useId, useState } from 'react';
import { useInBrowser } from '../../ui/browser/use-in-browser.ts';
import { chooseTheme, type Theme, themeInUse, themes } from '../../ui/styles/theme.ts';

const labels: Record<Theme, string> = { system: 'As my device', day: 'Light', lamp: 'Lamp-light' };

/** The colours of the pages, for those who read at night. */
export function ThemeChoice() {
  const name = useId();
  const isInBrowser = useInBrowser();
  const [chosen, setChosen] = useState<Theme>();
  const current = chosen ?? (isInBrowser ? themeInUse() : 'system');
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-5 flex min-h-11 items-center font-medium">Colours</legend>
      {themes.map((theme) => (
        <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            value={theme}
            checked={current === theme}
            onChange={() => choose(theme)}
            className="size-5 accent-deep"
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}
