import { vi } from 'vitest';

/** Hears of the links that are pressed by the app itself; jsdom goes nowhere. */
function watchLinks(onClick: (link: HTMLAnchorElement) => void) {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    onClick(this);
  });
}

/** What the browser is given to keep, from now to the end of the test; the newest is last. */
export function watchDownloads() {
  const saved: { fileName: string; content: Blob }[] = [];
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:x';
  });
  watchLinks(({ download: fileName }) => {
    if (content) saved.push({ fileName, content });
  });
  return saved;
}

/** Where the app leaves for, from now to the end of the test. */
export function watchLeaving() {
  const left: (string | null)[] = [];
  watchLinks((link) => left.push(link.getAttribute('href')));
  return left;
}
