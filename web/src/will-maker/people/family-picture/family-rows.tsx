import type { ChartBand, ChartLine, ChartRow } from '@plainwill/law/family/chart-rows';
import { type FamilyChart, familyChart, relativesApart } from '@plainwill/law/family/family-chart';
import { figureLabels, type LineStyle } from '@plainwill/law/family/family-figure';
import { withDescendants } from '@plainwill/law/family/family-tree';
import { Fragment, useCallback, useState } from 'react';
import { Apart, maxInGroup } from './apart-group.tsx';
import type { FamilyLayout, PicturePerson } from './family-layout.ts';
import { PersonFigure } from './person-figure.tsx';
import type { PictureControl } from './picture-control.ts';

/** The list has people for whom the picture has no room. */
export const hasMoreInList = ({ onlyNamed, others }: FamilyLayout) =>
  onlyNamed.length > 0 || others.length > maxInGroup;

interface FamilyRowsProps {
  family: FamilyLayout;
  /** People are chosen in the picture; without it each leads to their details. */
  control?: PictureControl;
}

/** At their narrowest, people stand this far apart. */
const narrowestRem = 4.9;
const widestRem = 8;
/** Until the picture is measured. */
const usualRoom = 5;

/** How many people have room beside each other. */
function useRoom() {
  const [room, setRoom] = useState(usualRoom);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (element.clientWidth > 0) setRoom(Math.floor(element.clientWidth / (narrowestRem * rem)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, room] as const;
}

/**
 * The family, one row for each generation. It grows narrower with the screen, and where it cannot any more it is
 * scrolled, from the keyboard too; nobody leaves their row.
 */
export function FamilyRows({ family, control }: FamilyRowsProps) {
  const [frame, room] = useRoom();
  // Everyone who can be chosen has to be there.
  const chart = familyChart(family, family.you, control ? Number.POSITIVE_INFINITY : room);
  const apart = relativesApart(family).flatMap(withDescendants);
  const others = (control ? [...family.others, ...family.onlyNamed] : family.others)
    .map(({ person }) => person)
    .filter(({ id }) => !control || control.canChoose(id));
  const without = chart.folded + family.onlyNamed.length;
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={frame}
        tabIndex={chart.width / 2 > room ? 0 : undefined}
        className="-mx-3 overflow-x-auto print:mx-0 print:overflow-visible"
      >
        <div
          style={{
            minWidth: `${(chart.width / 2) * narrowestRem}rem`,
            maxWidth: `${(chart.width / 2) * widestRem}rem`,
          }}
          className="mx-auto print:!min-w-0"
        >
          <Rows chart={chart} control={control} />
        </div>
      </div>
      <Apart label={figureLabels.relatives} people={apart} control={control} />
      <Apart label={control ? 'Others' : figureLabels.others} people={others} control={control} />
      {!control && <Apart label="Pets" people={family.pets} />}
      {!control && without > 0 && (
        <p className="text-center text-small text-muted">
          {without === 1 ? '1 person' : `${without} people`} without a part in your will
        </p>
      )}
    </div>
  );
}

const names: Record<number, string> = {
  [-1]: 'Your parents’ generation',
  0: 'Your generation',
  1: 'Your children’s generation',
  2: 'Your grandchildren’s generation',
};

interface RowsProps {
  chart: FamilyChart<PicturePerson>;
  control: PictureControl | undefined;
}

const Rows = ({ chart: { rows, width }, control }: RowsProps) =>
  rows.map(({ generation, cells, lines, above }, at) => (
    <Fragment key={generation}>
      <Band band={above} width={width} />
      <div className="relative">
        {lines.map((line) => (
          <Line key={keyOf(line)} line={line} width={width} place={rowPlaces} />
        ))}
        <ul
          aria-label={names[generation] ?? 'Later generations'}
          style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
          className="relative grid"
        >
          {cells.map(({ person, at: left }) => (
            <li
              key={person.id}
              style={{ gridColumn: `${left + 1} / span 2` }}
              className="@container flex min-w-0 flex-col items-center"
            >
              <PersonFigure person={person} control={control} />
              {leadsDown(rows[at + 1], left + 1) && <span aria-hidden className="w-0 grow border-l-2 border-clay" />}
            </li>
          ))}
        </ul>
      </div>
    </Fragment>
  ));

/** A line begins at the feet of whoever stands at this place. */
const leadsDown = (below: ChartRow<PicturePerson> | undefined, x: number) =>
  below?.above.lines.some(({ from }) => from[0] === x && from[1] === 0) ?? false;

const laneRem = 0.75;
/** The middle of a head. */
const headRem = 0.875;

const bandPlaces = (y: number) => ({ top: `${y * laneRem}rem` });
const rowPlaces = (y: number) => (y === 2 ? { bottom: 0 } : { top: `${y * headRem}rem` });

const Band = ({ band: { lanes, lines }, width }: { band: ChartBand; width: number }) =>
  lines.length > 0 && (
    <div aria-hidden className="relative" style={{ height: `${(lanes + 1) * laneRem}rem` }}>
      {lines.map((line) => (
        <Line key={keyOf(line)} line={line} width={width} place={bandPlaces} />
      ))}
    </div>
  );

const keyOf = ({ link, from, to }: ChartLine) => [link, ...from, ...to].join(' ');

const strokes: Record<LineStyle, string> = { solid: '', dashed: 'border-dashed', dotted: 'border-dotted' };

interface LineProps {
  line: ChartLine;
  /** The width of the chart. */
  width: number;
  place: (y: number) => { top?: string; bottom?: number };
}

/** Borders, so that the lines are there in forced colours and on paper too. */
function Line({ line: { from, to, style }, width, place }: LineProps) {
  const [[left, right], [top, foot]] = [
    [from[0], to[0]].toSorted((a, b) => a - b),
    [from[1], to[1]].toSorted((a, b) => a - b),
  ] as [[number, number], [number, number]];
  const x = `calc(${(left / width) * 100}% - 1px)`;
  const { bottom } = place(foot);
  const end = bottom === undefined ? { height: `calc(${place(foot).top} - ${place(top).top})` } : { bottom };
  return left === right ? (
    <span
      aria-hidden
      style={{ left: x, ...place(top), ...end }}
      className={`pointer-events-none absolute border-l-2 border-clay ${strokes[style]}`}
    />
  ) : (
    <span
      aria-hidden
      style={{ left: x, width: `calc(${((right - left) / width) * 100}% + 2px)`, ...place(top) }}
      className={`pointer-events-none absolute -mt-px border-t-2 border-clay ${strokes[style]}`}
    />
  );
}
