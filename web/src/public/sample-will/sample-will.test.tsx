import { demoRecord } from '@plainwill/law/facts/demo-family';
import { factsOf } from '@plainwill/law/facts/facts-of';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { sampleWill } from './sample-will.ts';
import SampleWillPage from './sample-will-page.tsx';

const composed = composeWill(factsOf(demoRecord(), '2026-11-27'), { asOf: '2026-11-27' });
const clauses = composed.sections.flatMap((section) => section.clauses);
const textOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

describe('the sample will', () => {
  it('is what the composer makes of the answers of the demo, clause by clause, each with its note', () => {
    const shown = sampleWill.sheets.flatMap((sheet) => sheet.flatMap((part) => part.clauses));
    expect(shown.map(({ number, runs, note }) => [number, textOf(runs), note])).toEqual(
      clauses.map(({ number, runs, explanation }) => [number, textOf(runs), explanation]),
    );
    expect(shown.flatMap(({ items }) => items.map(({ runs }) => textOf(runs)))).toEqual(
      clauses.flatMap(({ items }) => items.map(textOf)),
    );
    expect(composed.notReady).toEqual([]);
  });

  it('begins each section once, and puts the signatures under clauses', () => {
    const headings = sampleWill.sheets.flatMap((sheet) => sheet.flatMap(({ heading }) => heading ?? []));
    expect(headings).toEqual(composed.sections.map(({ number, heading }) => `${number}. ${heading}`));
    expect(sampleWill.sheets.length).toBeGreaterThan(3);
    expect(sampleWill.sheets.at(-1)?.flatMap((part) => part.clauses).length).toBeGreaterThan(1);
  });
});

describe('the page', () => {
  const page = (number: number) =>
    screen.getByRole('region', { name: `Page ${number} of ${sampleWill.sheets.length}` });

  it('shows every clause with its note, and links from page to page', () => {
    show(<SampleWillPage />);
    for (const { explanation } of clauses) expect(screen.getAllByText(explanation).length).toBeGreaterThan(0);
    expect(within(page(1)).queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(within(page(1)).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('#page-2');
    const last = page(sampleWill.sheets.length);
    expect(within(last).queryByRole('link', { name: 'Next page' })).toBeNull();
    expect(within(last).getByText(/signed this document to give effect to it as a will/)).toBeTruthy();
  });

  it('turns the pages with the arrow keys', async () => {
    const user = show(<SampleWillPage />);
    Element.prototype.scrollIntoView = vi.fn();
    const place = (top: number) => ({ top }) as DOMRect;
    page(1).getBoundingClientRect = () => place(0);
    page(2).getBoundingClientRect = () => place(900);
    for (const number of sampleWill.sheets.keys())
      if (number >= 2) page(number + 1).getBoundingClientRect = () => place(900 * number);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(page(2));
    page(2).getBoundingClientRect = () => place(0);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(page(1));
  });
});
