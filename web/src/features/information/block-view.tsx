import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block } from '../../content/page.ts';
import { Steps } from './steps.tsx';
import { Words } from './words.tsx';
import { WordsList } from './words-list.tsx';
import { WordsTable } from './words-table.tsx';
import { WorkedExample } from './worked-example.tsx';

interface BlockViewProps<Figure extends string> {
  block: Block<Figure>;
  figures: Record<Figure, ReactNode>;
}

/** One thing under a section's heading. */
export function BlockView<Figure extends string>({ block, figures }: BlockViewProps<Figure>) {
  if (typeof block === 'string')
    return (
      <p className="max-w-words">
        <Words>{block}</Words>
      </p>
    );
  if ('list' in block) return <WordsList items={block.list} />;
  if ('steps' in block) return <Steps steps={block.steps} />;
  if ('cards' in block) return <Cards cards={block.cards} />;
  if ('table' in block) return <WordsTable table={block.table} />;
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
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Warning({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex gap-4 rounded-card [print-color-adjust:exact] bg-butter/45 p-5 sm:p-6 print:border print:border-line">
      <TriangleAlert aria-hidden strokeWidth={2.2} className="mt-0.5 size-6 shrink-0 text-clay" />
      <div className="max-w-words">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1">
          <Words>{children}</Words>
        </p>
      </div>
    </div>
  );
}
