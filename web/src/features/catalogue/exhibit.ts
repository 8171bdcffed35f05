import type { ComponentType, ReactNode } from 'react';

export interface Exhibit {
  title: string;
  /** The files of web/src/ui that it shows, without their endings. */
  shows: readonly string[];
  States: ComponentType;
}

/** One state of a component, and what it is called. */
export interface State {
  name: string;
  children: ReactNode;
}
