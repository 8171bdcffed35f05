import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Run by hand when a font is updated: `npm run fonts` in web. Its fonts are kept in the repository.

const target = new URL('../src/ui/styles/fonts/', import.meta.url);
const source = (name: string, file: string) =>
  new URL(`../node_modules/@fontsource-variable/${name}/${file}`, import.meta.url);

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The letters of plain English on these pages; those of other names come in files of their own, if needed. */
const parts = {
  english: { set: 'latin', text: `${from(0x20, 0x7e)}\u00a0£©·×–—‘’“”…•` },
  latin: { set: 'latin', text: `${from(0xa1, 0xff)}ıŒœ‚„†‰′″‹›⁄€™−` },
  extended: { set: 'latin-ext', text: from(0x100, 0x2ff) + from(0x1e00, 0x1eff) },
};

interface Font {
  name: string;
  style: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Each with only the variation that the tokens use. */
const fonts: Font[] = [
  { name: 'figtree', style: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { name: 'fraunces', style: 'full', axes: { SOFT: 60, WONK: 0, wght: 560, opsz: { min: 17, max: 78 } } },
];

await mkdir(target, { recursive: true });
for (const { name, style, axes } of fonts) {
  for (const [part, { set, text }] of Object.entries(parts)) {
    const whole = await readFile(source(name, `files/${name}-${set}-${style}-normal.woff2`));
    const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(new URL(`${name}-${part}.woff2`, target), font);
  }
  await copyFile(source(name, 'LICENSE'), new URL(`${name}-licence.txt`, target));
}
