import type { ReactNode } from 'react';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ChildrenPanel } from './children-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { HomePanel } from './home-panel.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import { SpousePanel } from './spouse-panel.tsx';
import type { UserPanelProps } from './user-panel.tsx';
import { WishesPanel } from './wishes-panel.tsx';

export const userTabs = ['personal', 'home', 'spouse', 'children', 'contacts', 'wishes'] as const;
type UserTab = (typeof userTabs)[number];

const tabTitles: Record<UserTab, string> = {
  personal: 'Personal',
  home: 'Home',
  spouse: 'Spouse',
  children: 'Children',
  contacts: 'Contacts',
  wishes: 'Wishes',
};

const panels: Record<UserTab, (props: UserPanelProps) => ReactNode> = {
  personal: PersonalPanel,
  home: HomePanel,
  spouse: SpousePanel,
  children: ChildrenPanel,
  contacts: ContactsPanel,
  wishes: WishesPanel,
};

/** What they have told us, a tab for each part of it. */
export function UserPanels({ tab, onTab, ...props }: UserPanelProps & { tab: UserTab; onTab: (tab: UserTab) => void }) {
  return (
    <div>
      <Tabs
        label="What they have told us"
        current={tab}
        onChange={onTab}
        entries={userTabs.map((id) => {
          const Content = panels[id];
          return { id, title: tabTitles[id], panel: <Content {...props} /> };
        })}
      />
    </div>
  );
}
