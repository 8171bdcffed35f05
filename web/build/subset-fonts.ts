import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
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
  { name: 'source-serif-4', style: 'wght', axes: { wght: { min: 400, max: 700 } } },
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

/** The fonts that systems come with, as measured by Capsize: Windows and Apple, Android, Linux. */
const sans = [
  {
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    unitsPerEm: 2048,
    xWidthAvg: 913,
    ascent: 1854,
    descent: -434,
    lineGap: 67,
  },
  { names: ['Roboto'], unitsPerEm: 2048, xWidthAvg: 911, ascent: 1900, descent: -500, lineGap: 0 },
  { names: ['DejaVu Sans'], unitsPerEm: 2048, xWidthAvg: 1041, ascent: 1901, descent: -483, lineGap: 0 },
];
const serif = [
  {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    unitsPerEm: 2048,
    xWidthAvg: 832,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
  },
  { names: ['Noto Serif'], unitsPerEm: 1000, xWidthAvg: 481, ascent: 1069, descent: -293, lineGap: 0 },
  { names: ['DejaVu Serif'], unitsPerEm: 2048, xWidthAvg: 1058, ascent: 1901, descent: -483, lineGap: 0 },
];
const boldSerif = [
  {
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    unitsPerEm: 2048,
    xWidthAvg: 886,
    ascent: 1825,
    descent: -443,
    lineGap: 87,
  },
  { names: ['Noto Serif Bold'], unitsPerEm: 1000, xWidthAvg: 512, ascent: 1069, descent: -293, lineGap: 0 },
  { names: ['DejaVu Serif Bold'], unitsPerEm: 2048, xWidthAvg: 1168, ascent: 1923, descent: -483, lineGap: 0 },
];

interface StandIn {
  family: string;
  name: string;
  style: string;
  axes: Font['axes'];
  fallbacks: typeof sans;
}

const standIns: StandIn[] = [
  { family: 'Figtree', name: 'figtree', style: 'wght', axes: { wght: 400 }, fallbacks: sans },
  // As the larger headings are set.
  {
    family: 'Fraunces',
    name: 'fraunces',
    style: 'full',
    axes: { SOFT: 60, WONK: 0, wght: 560, opsz: 40 },
    fallbacks: boldSerif,
  },
  { family: 'Source Serif 4', name: 'source-serif-4', style: 'wght', axes: { wght: 400 }, fallbacks: serif },
];

/** A system's font, stretched to the width and the height of ours, so that nothing moves when ours arrives. */
async function fallbackFaces({ family, name, style, axes, fallbacks }: StandIn): Promise<string[]> {
  const whole = await readFile(source(name, `files/${name}-latin-${style}-normal.woff2`));
  const ours = await fromBuffer(
    await subsetFont(whole, parts.english.text, { targetFormat: 'truetype', variationAxes: axes }),
  );
  return fallbacks.map(({ names, ...metrics }, at) => {
    const system = { ...ours, ...metrics, familyName: names[0] ?? '', subsets: { latin: metrics, thai: metrics } };
    const { fontFaces } = createFontStack([ours, system], { fontFaceFormat: 'styleObject' });
    const { fontFamily: _family, src: _src, ...sizes } = fontFaces[0]?.['@font-face'] ?? {};
    const rules = [
      `font-family: "${family} Fallback${at === 0 ? '' : ` ${at + 1}`}"`,
      `src: ${names.map((local) => `local("${local}")`).join(', ')}`,
      ...Object.entries(sizes).map(([rule, value]) => `${rule.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${value}`),
    ];
    return `@font-face {\n${rules.map((rule) => `  ${rule};\n`).join('')}}\n`;
  });
}

const faces = (await Promise.all(standIns.map(fallbackFaces))).flat();
await writeFile(new URL('fallbacks.css', target), `/* Made by web/build/subset-fonts.ts. */\n${faces.join('')}`);
