import type { ComponentType, ReactNode } from 'react';

export interface Exhibit {
  title: string;
  /** The files of web/src/ui that it shows, without their endings. */
  shows: readonly string[];
  States: ComponentType;
}

interface StateProps {
  name: string;
  children: ReactNode;
}

/** One state of a component, and what it is called. */
export const State = ({ name, children }: StateProps) => (
  <div className="border-t border-line py-5">
    <p className="mb-3 text-small text-muted">{name}</p>
    {children}
  </div>
);
