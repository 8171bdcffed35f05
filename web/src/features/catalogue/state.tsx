import type { State as StateProps } from './exhibit.ts';

export const State = ({ name, children }: StateProps) => (
  <div className="border-t border-line py-5">
    <p className="mb-3 text-small text-muted">{name}</p>
    {children}
  </div>
);
