import type { Flow, FlowEnd, FlowKind } from './flow.ts';

const edges: Record<FlowKind, string> = {
  home: 'border-field',
  homeTrust: 'border-deep',
  gifts: 'border-butter',
  rest: 'border-ok',
  law: 'border-clay',
  tax: 'border-muted',
};

/** The same as the picture, from top to bottom, for a narrow screen. */
export const FlowTree = ({ flow: { amount, branches } }: { flow: Flow }) => (
  <div>
    <p className="rounded-field border border-deeper bg-deeper px-4 py-2 font-semibold text-white">
      Your estate{amount && <span className="font-normal"> {amount}</span>}
    </p>
    <ul className="ml-4 flex flex-col border-l-2 border-clay pt-3">
      {branches.map(({ kind, name, amount, ends }) => (
        <li
          key={kind}
          className="relative pb-4 pl-5 before:absolute before:top-4 before:left-0 before:w-4 before:border-t-2 before:border-clay"
        >
          <p className={`rounded-paper border-l-8 bg-sage px-3 py-1.5 font-semibold ${edges[kind]}`}>
            {name}
            {amount && <span className="block text-small font-normal tabular-nums">{amount}</span>}
          </p>
          {ends.length > 0 && (
            <ul className="mt-2 ml-3 flex flex-col gap-2">
              {ends.map((end) => (
                <End key={end.id} end={end} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const End = ({ end: { name, amount, inTrust } }: { end: FlowEnd }) => (
  <li
    className={`rounded-paper border px-3 py-1.5 wrap-anywhere ${
      inTrust
        ? 'border-dashed border-deep bg-[repeating-linear-gradient(135deg,var(--color-sage)_0_2px,transparent_2px_10px)]'
        : 'border-field'
    }`}
  >
    {name}
    <span className="block text-small tabular-nums">
      {amount}
      {inTrust && <span> {inTrust}</span>}
    </span>
  </li>
);
