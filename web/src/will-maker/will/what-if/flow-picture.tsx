import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useState } from 'react';
import { useIsWide } from '../../../ui/browser/use-screen-width.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { allEnds, type Flow, type FlowKind } from './flow.ts';
import { type FlowLink, type FlowNode, flowLayout } from './flow-layout.ts';
import { FlowTree } from './flow-tree.tsx';

const strokes: Record<FlowKind, string> = {
  home: 'stroke-field',
  homeTrust: 'stroke-deep',
  gifts: 'stroke-butter',
  rest: 'stroke-ok',
  law: 'stroke-clay',
  tax: 'stroke-muted',
};

const fills: Record<FlowKind, string> = {
  home: 'fill-field',
  homeTrust: 'fill-deep',
  gifts: 'fill-butter stroke-deep',
  rest: 'fill-ok',
  law: 'fill-clay',
  tax: 'fill-muted',
};

const sizes = [1, 1.5, 2];
/** Below this number of people a tree says more. */
const fewestDrawn = 3;
/** A picture of fewer parts is read as it is. */
const fewestEnlarged = 6;

interface FlowPictureProps {
  flow: Flow;
  /** The picture's content in sentences. */
  sentences: readonly string[];
}

/** The estate flows from left to right where there is room; on a phone, and to one person or two, it is a tree. */
export function FlowPicture({ flow, sentences }: FlowPictureProps) {
  const [size, setSize] = useState(0);
  const heading = useId();
  const isWide = useIsWide();
  const count = flow.branches.length + allEnds(flow).length;
  const isDrawn = isWide && allEnds(flow).length >= fewestDrawn;
  return (
    <figure aria-labelledby={heading} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 id={heading} className="heading text-lead">
          Where your estate goes
        </h3>
        {isDrawn && count >= fewestEnlarged && (
          <ButtonRow>
            <Button
              variant="quiet"
              size="small"
              label="Make the picture smaller"
              isBlocked={size === 0}
              onPress={() => setSize(Math.max(size - 1, 0))}
            >
              <ZoomOut aria-hidden strokeWidth={2.2} className="size-4.5" />
              Smaller
            </Button>
            <Button
              variant="quiet"
              size="small"
              label="Make the picture larger"
              isBlocked={size === sizes.length - 1}
              onPress={() => setSize(Math.min(size + 1, sizes.length - 1))}
            >
              <ZoomIn aria-hidden strokeWidth={2.2} className="size-4.5" />
              Larger
            </Button>
          </ButtonRow>
        )}
      </div>
      {isDrawn ? <Drawing flow={flow} sentences={sentences} size={sizes[size] ?? 1} /> : <FlowTree flow={flow} />}
    </figure>
  );
}

function Drawing({ flow, sentences, size }: FlowPictureProps & { size: number }) {
  const id = useId();
  const { width, height, nodes, links } = flowLayout(flow);
  const hatch = `url(#${id}-hatch)`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div
      role="group"
      aria-label="The picture"
      // An enlarged picture is scrolled from the keyboard too.
      tabIndex={size > 1 ? 0 : undefined}
      className="overflow-x-auto rounded-paper print:overflow-visible"
    >
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${size * 100}%` }}
        className="h-auto font-text forced-colors:forced-color-adjust-none print:!w-full print:[print-color-adjust:exact]"
      >
        <title id={`${id}-title`}>Where your estate goes</title>
        <desc id={`${id}-words`}>{sentences.join(' ')}</desc>
        <defs>
          <pattern id={`${id}-hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" className="fill-card forced-colors:fill-[Canvas]" />
            <line y2="7" strokeWidth="5" className="stroke-deep forced-colors:stroke-[CanvasText]" />
          </pattern>
        </defs>
        {links.map((link) => (
          <Stream key={link.id} link={link} />
        ))}
        {nodes.map((node) => (
          <Place key={node.id} node={node} hatch={hatch} />
        ))}
      </svg>
    </div>
  );
}

/** An edge of its own makes a pale stream seen, and is all of it that forced colours leave. */
const Stream = ({ link: { kind, path, width } }: { link: FlowLink }) => (
  <g fill="none">
    <path d={path} strokeWidth={width + 2 * edge} className="stroke-deep forced-colors:stroke-[CanvasText]" />
    <path d={path} strokeWidth={width} className="stroke-card forced-colors:stroke-[Canvas]" />
    <path
      d={path}
      strokeWidth={width}
      className={`${strokes[kind]} ${kind === 'gifts' ? 'opacity-80' : 'opacity-45'} forced-colors:hidden`}
    />
  </g>
);

const edge = 1.5;

/** As many letters as there is room for beside the last column. */
const maxLetters = 27;
const maxLines = 2;

/** Broken between words into two lines at most. */
function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || longer.length > maxLetters) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}

const beside = 9;
const lineHeight = 20;

function Place({
  node: { kind, column, name, amount, inTrust, x, y, width, height },
  hatch,
}: {
  node: FlowNode;
  hatch: string;
}) {
  const isLast = column === 2;
  const details = inLines([amount, inTrust].filter(Boolean).join(' '));
  const lines = [
    ...inLines(name).map((text) => ({ text, isName: true })),
    ...details.filter(Boolean).map((text) => ({ text, isName: false })),
  ];
  // Beside the last column there is nothing else; the others have their words above them, off the streams.
  const [left, first] = isLast
    ? [x + width + beside, y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + 5]
    : [x, y - beside - (lines.length - 1) * lineHeight];
  return (
    <g>
      <rect
        x={x + 0.75}
        y={y}
        width={width - 1.5}
        height={height}
        rx={Math.min(4, height / 2)}
        fill={inTrust ? hatch : undefined}
        className={`forced-colors:stroke-[CanvasText] ${inTrust ? 'stroke-deep stroke-[1.5]' : `${kind ? fills[kind] : 'fill-deep'} forced-colors:fill-[CanvasText]`}`}
      />
      <text className="fill-ink stroke-card stroke-[3px] text-[17px] [paint-order:stroke] [stroke-linejoin:round] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]">
        {lines.map(({ text, isName }, at) => (
          <tspan key={text} x={left} y={first + at * lineHeight} className={isName ? 'font-semibold' : ''}>
            {text}
          </tspan>
        ))}
      </text>
    </g>
  );
}
