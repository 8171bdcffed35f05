import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabEntry<Id extends string> {
  id: Id;
  title: string;
  /** How far along it is, or what it waits for. */
  state: string;
  /** Its panel says what is missing; it can still be looked at. */
  isLocked: boolean;
  panel: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  entries: readonly TabEntry<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

const tabLook =
  'group relative -mb-px flex min-w-0 cursor-pointer flex-col justify-center rounded-t-button border border-transparent px-3 py-3 text-muted transition-colors hover:bg-sage sm:px-5 data-selected:border-line data-selected:border-b-card data-selected:bg-card data-selected:text-ink';

export function Tabs<Id extends string>({ label, entries, current, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={current} onSelectionChange={(key) => onChange(key as Id)}>
      <TabList aria-label={label} className="flex border-b border-line print:hidden">
        {entries.map(({ id, title, state, isLocked }) => (
          <Tab key={id} id={id} className={tabLook}>
            <span className="flex items-center gap-1.5 font-semibold whitespace-nowrap">
              <span>
                <span className="max-[25rem]:sr-only">Your </span>
                {title.replace(/^Your /, '')}
              </span>
              {isLocked && <Lock aria-hidden strokeWidth={2.2} className="size-3.5 max-sm:hidden" />}
            </span>
            <span className="text-small max-sm:sr-only">{state}</span>
            <span
              aria-hidden
              className="absolute inset-x-3 -bottom-0.5 hidden h-1 rounded-full bg-clay group-data-selected:block forced-colors:bg-[Highlight]"
            />
          </Tab>
        ))}
      </TabList>
      {entries.map(({ id, title, panel }) => (
        <TabPanel key={id} id={id} className="rounded-card pt-6 sm:pt-8">
          <h2 className="sr-only">{title}</h2>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
