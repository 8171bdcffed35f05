import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { parseMarkedText } from '../content/marked-text.ts';
import type { Block, MarkedText, Table } from '../content/page.ts';
import { Term } from '../glossary/term.tsx';

/** The words of a page, with their links, their strong words and their terms. */
export function RichText({ children }: { children: MarkedText }) {
  return parseMarkedText(children).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
    if (piece.kind === 'link')
      return (
        <TextLink key={key} to={piece.to}>
          {piece.text}
        </TextLink>
      );
    if (piece.kind === 'term')
      return (
        <span key={key} className="whitespace-nowrap">
          <Term of={piece.term}>{piece.text}</Term>
          {piece.after}
        </span>
      );
    return piece.text;
  });
}

const cell = 'px-5 max-sm:block sm:border-line sm:py-4 sm:align-top sm:[tr:not(:first-child)>&]:border-t';

/** A table that becomes a list of cards where it has no room. */
function RichTextTable({ table: { caption, columns, rows } }: { table: Table }) {
  const [, ...others] = columns;
  const needsLabels = others.length > 1;
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left max-sm:block sm:table-fixed">
        <caption className="px-5 py-4 text-left font-semibold max-sm:block">{caption}</caption>
        <thead className="bg-sage text-small max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-5 py-3 font-semibold sm:first:w-[30%]">
                {column || <span className="sr-only">Question</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-4">
              <th scope="row" className={`font-semibold ${cell}`}>
                <RichText>{name}</RichText>
              </th>
              {cells.map((words, place) => (
                <td key={columns[place + 1]} className={`max-sm:mt-1.5 ${cell}`}>
                  {needsLabels && (
                    <span aria-hidden className="block text-small text-muted sm:hidden">
                      {columns[place + 1]}
                    </span>
                  )}
                  <RichText>{words}</RichText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Numbered steps, joined by a line. */
function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="flex max-w-words flex-col">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="relative flex gap-4 pb-6 last:pb-0 sm:gap-5">
          <span
            aria-hidden
            className="heading z-1 flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-deep bg-paper text-lead"
          >
            {place + 1}
          </span>
          {place < steps.length - 1 && (
            <span aria-hidden className="absolute top-10 bottom-0 left-[1.1875rem] w-0.5 bg-line" />
          )}
          <div className="pt-1.5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5">
              <RichText>{text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A sum, line by line, on a sheet of paper. */
function WorkedExample({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-paper border border-line bg-card px-5 pt-5 pb-2 shadow-paper sm:px-8 sm:pt-6 print:break-inside-avoid print:shadow-none">
      <h3 className="heading text-lead">{title}</h3>
      <ol className="mt-3">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-3">
            <RichText>{line}</RichText>
          </li>
        ))}
      </ol>
    </div>
  );
}

function RichTextList({ items }: { items: readonly MarkedText[] }) {
  return (
    <ul className="flex max-w-words list-disc flex-col gap-2 pl-6 marker:text-clay">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

interface BlockViewProps<Figure extends string> {
  block: Block<Figure>;
  figures: Record<Figure, ReactNode>;
}

/** One thing under a section's heading. */
export function BlockView<Figure extends string>({ block, figures }: BlockViewProps<Figure>) {
  if (typeof block === 'string')
    return (
      <p className="max-w-words">
        <RichText>{block}</RichText>
      </p>
    );
  if ('list' in block) return <RichTextList items={block.list} />;
  if ('steps' in block) return <Steps steps={block.steps} />;
  if ('cards' in block) return <Cards cards={block.cards} />;
  if ('table' in block) return <RichTextTable table={block.table} />;
  if ('warning' in block) return <Warning title={block.title}>{block.warning}</Warning>;
  if ('example' in block) return <WorkedExample title={block.title} lines={block.example} />;
  return (
    <figure className="[print-color-adjust:exact] my-2 rounded-card border border-line bg-card p-5 sm:p-8 print:break-inside-avoid">
      {figures[block.figure]}
      <figcaption className="mt-6 border-t border-line pt-4 text-small text-muted">{block.caption}</figcaption>
    </figure>
  );
}

function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {cards.map(({ title, text }) => (
        <li key={title} className="rounded-card border border-line bg-card p-6">
          <h3 className="heading text-lead">{title}</h3>
          <p className="mt-2 text-muted">
            <RichText>{text}</RichText>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Warning({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex gap-4 rounded-card [print-color-adjust:exact] bg-butter-pale p-5 sm:p-6 print:border print:border-line">
      <TriangleAlert aria-hidden strokeWidth={2.2} className="mt-0.5 size-6 shrink-0 text-clay" />
      <div className="max-w-words">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1">
          <RichText>{children}</RichText>
        </p>
      </div>
    </div>
  );
}
