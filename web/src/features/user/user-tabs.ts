export const userTabs = ['personal', 'home', 'spouse', 'children', 'contacts', 'wishes'] as const;
export type UserTab = (typeof userTabs)[number];

export const tabTitles: Record<UserTab, string> = {
  personal: 'Personal',
  home: 'Home',
  spouse: 'Spouse',
  children: 'Children',
  contacts: 'Contacts',
  wishes: 'Wishes',
};
