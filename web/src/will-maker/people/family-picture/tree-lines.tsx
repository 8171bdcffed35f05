import type { LineStyle } from '@plainwill/law/family/family-figure';

/** A person stands in a column of two, or alone across both. */
export type Side = 'left' | 'right' | 'middle';

export const placeOf: Record<Side, string> = {
  left: 'col-start-1',
  right: 'col-start-2',
  middle: 'col-span-2',
};

/** In rows of two; the last of an odd number is in the middle only where no line has to pass. */
export const sideOf = (at: number, count: number, isEnd: boolean): Side =>
  isEnd && at === count - 1 && at % 2 === 0 ? 'middle' : at % 2 === 0 ? 'left' : 'right';

const strokes: Record<LineStyle, string> = { solid: '', dashed: 'border-dashed', dotted: 'border-dotted' };

const line = 'pointer-events-none absolute border-clay';

/** Between the columns, from above to below. */
export const Trunk = ({ from = 'top-0' }: { from?: string }) => (
  <span aria-hidden className={`${line} -right-px bottom-0 border-r-2 ${from}`} />
);

/** The same across the middle of somebody who has a row to themselves, or of a few words. */
export const MiddleTrunk = ({ reach }: { reach: string }) => (
  <span aria-hidden className={`${line} left-[calc(50%-1px)] border-l-2 ${reach}`} />
);

/** From the head of somebody in one column to the line between the columns. */
export const HeadLine = ({
  side,
  top,
  lineStyle = 'solid',
}: {
  side: 'left' | 'right';
  top: string;
  lineStyle?: LineStyle;
}) => (
  <span
    aria-hidden
    className={`${line} border-t-2 ${top} ${strokes[lineStyle]} ${side === 'left' ? 'right-0 left-[calc(50%+2.25rem)]' : 'right-[calc(50%+2.25rem)] left-0'}`}
  />
);

const arms: Record<Side, string> = {
  left: 'left-1/2 right-0 border-t-2 border-l-2 rounded-tl-field',
  right: 'left-0 right-1/2 border-t-2 border-r-2 rounded-tr-field',
  middle: 'left-[calc(50%-1px)] border-l-2',
};

/** From the line between the columns to the head of somebody below it. */
export const Arm = ({ side, lineStyle = 'solid' }: { side: Side; lineStyle?: LineStyle }) => (
  <span aria-hidden className={`${line} top-0 h-4 ${arms[side]} ${strokes[lineStyle]}`} />
);

/** From below somebody in the left column to the line between the columns. */
export const Elbow = () => (
  <>
    <span aria-hidden className="min-h-3 w-0 grow border-clay border-l-2" />
    <span aria-hidden className={`${line} right-0 bottom-2 left-1/2 border-b-2`} />
    <span aria-hidden className={`${line} -right-px bottom-0 h-2 border-r-2`} />
  </>
);

/** From below somebody to the side of those born to them. */
export const ToDescendants = () => (
  <>
    <span aria-hidden className={`${line} top-0 left-[calc(50%-1px)] h-2 border-l-2`} />
    <span aria-hidden className={`${line} top-2 right-1/2 left-0 h-2 rounded-tl-field border-t-2 border-l-2`} />
  </>
);

export const ToDescendant = ({ isLast }: { isLast: boolean }) => (
  <>
    <span aria-hidden className={`${line} top-0 left-0 h-8 w-4 rounded-bl-field border-b-2 border-l-2`} />
    {!isLast && <span aria-hidden className={`${line} top-0 bottom-0 left-0 border-l-2`} />}
  </>
);
