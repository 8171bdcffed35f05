import type { Ref } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Says that there is no estate to estimate for. */
export const InvalidEstate = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
  <Notice tone="error" title="Invalid Input" ref={ref}>
    Please enter a valid estate value
  </Notice>
);
