import type { Page } from 'playwright-core';

/** Waits until the app runs a page that came with its words: what is typed or pressed earlier is lost. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const isForReading = document.getElementById('root')?.dataset.page === 'reading';
    return !heading || isForReading || Object.keys(heading).some((key) => key.startsWith('__react'));
  });
