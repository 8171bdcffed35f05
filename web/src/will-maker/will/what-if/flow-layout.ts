import { sankey, sankeyLinkHorizontal } from 'd3-sankey';
import { allEnds, type Flow, type FlowKind } from './flow.ts';

export interface FlowNode {
  id: string;
  /** The kind of what makes up the estate; null for the estate and for people. */
  kind: FlowKind | null;
  column: number;
  name: string;
  amount: string;
  inTrust: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FlowLink {
  id: string;
  kind: FlowKind;
  path: string;
  width: number;
}

export interface FlowLayout {
  width: number;
  height: number;
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
}

interface NodeData extends Pick<FlowNode, 'id' | 'kind' | 'column' | 'name' | 'amount' | 'inTrust'> {}
interface LinkData {
  source: string;
  target: string;
  value: number;
  kind: FlowKind;
}

const width = 640;
/** For the names of those who take, right of the last column. */
const roomForNames = 240;
const nodeWidth = 18;
/** Between two nodes, so that three lines of words fit beside or above each. */
const gap = 62;
const margin = 54;
const foot = 14;
/** Narrower, a line could not be seen. */
const minSize = 3;
/** How high all of the estate is drawn. */
const estateHeight = 220;

const linkPath = sankeyLinkHorizontal<NodeData, LinkData>();

/** Everything in the picture has a position, from left to right. */
export function flowLayout(flow: Flow): FlowLayout {
  const ends = allEnds(flow);
  const tallest = Math.max(flow.branches.length, ends.length, 1);
  const height = estateHeight + gap * (tallest - 1) + margin + foot;
  const total = flow.branches.reduce((sum, { pence }) => sum + pence, 0);
  const visible = (pence: number) => Math.max(pence, (total * minSize) / estateHeight, 1);
  const untaxed = shareAfterTax(flow);

  const nodes: NodeData[] = [
    { id: 'estate', kind: null, column: 0, name: 'Your estate', amount: flow.amount, inTrust: null },
    ...flow.branches.map(({ kind, name, amount }) => ({ id: kind, kind, column: 1, name, amount, inTrust: null })),
    ...ends.map(({ id, name, amount, inTrust }) => ({ id: `to ${id}`, kind: null, column: 2, name, amount, inTrust })),
  ];
  const links: LinkData[] = flow.branches.flatMap(({ kind, pence, ends }) => {
    const share = kind === 'rest' || kind === 'law' ? untaxed : 1;
    const out = ends.map((end) => ({
      source: kind,
      target: `to ${end.id}`,
      value: visible(end.pence * share),
      kind,
    }));
    const value = out.length > 0 ? out.reduce((sum, link) => sum + link.value, 0) : visible(pence);
    return [{ source: 'estate', target: kind, value, kind }, ...out];
  });

  const laid = sankey<NodeData, LinkData>()
    .nodeId(({ id }) => id)
    .nodeAlign(({ column }) => column)
    .nodeSort(null)
    .nodeWidth(nodeWidth)
    .nodePadding(gap)
    .extent([
      [0, margin],
      [width - roomForNames, height - foot],
    ])({ nodes, links });

  return {
    width,
    height,
    nodes: laid.nodes.map(({ id, kind, column, name, amount, inTrust, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({
      ...{ id, kind, column, name, amount, inTrust },
      ...{ x: x0, y: y0, width: x1 - x0, height: Math.max(y1 - y0, minSize) },
    })),
    links: laid.links.map((link, at) => ({
      id: `${at}`,
      kind: link.kind,
      path: linkPath(link) ?? '',
      width: Math.max(link.width ?? 0, minSize),
    })),
  };
}

/** The tax comes out of what is left after the gifts, and is a slice of it in the picture. */
function shareAfterTax({ branches }: Flow): number {
  const of = (wanted: FlowKind) => branches.find(({ kind }) => kind === wanted)?.pence ?? 0;
  const bears = of('rest') + of('law');
  return bears === 0 ? 1 : Math.max(0, 1 - of('tax') / bears);
}
