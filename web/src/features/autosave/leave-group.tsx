import type { ReactNode } from 'react';

/** Tells when the focus leaves any field in it. */
export function LeaveGroup({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside
    <div onBlur={onLeave}>{children}</div>
  );
}
