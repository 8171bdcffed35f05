import { z } from 'zod';
import given from '../../../brand/brand.json' with { type: 'json' };
import { type BrandColours, brandDefaults, brandWith } from './brand.ts';

const words = (max: number) =>
  z
    .string('Write it in quotation marks')
    .trim()
    .min(1, 'It is empty. Write it, or leave the entry out')
    .max(max, `It is longer than ${max} characters. Shorten it`)
    .regex(/^[^<>\p{C}]*$/u, 'It has a < or > or a line break. Take it out');
const email = z.email('Write an email address, such as "help@your-firm.co.uk"').max(254);
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'Write # and six of 0 to 9 and a to f, such as "#1d4d43"');
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Write one of ${values.map((value) => `"${value}"`).join(', ')}`);
const whole = (min: number, max: number) =>
  z
    .int(`Write a whole number from ${min} to ${max}, without quotation marks`)
    .min(min, `Write a whole number from ${min} to ${max}`)
    .max(max, `Write a whole number from ${min} to ${max}`);

const BrandFile = z
  .strictObject({
    name: words(60),
    phone: z.string().regex(/^\+?[\d ()]{8,24}$/, 'Write digits and spaces, such as "01632 960 123"'),
    email,
    noReplyEmail: email,
    bookingUrl: z.url({ protocol: /^https$/, error: 'Write the whole address, beginning with https://' }),
    copyrightYear: whole(1990, 2100),
    review: oneOf(['off', 'optional', 'required']),
    reviewTargetDays: whole(1, 60),
    reviewTwoPeople: oneOf(['off', 'flagged', 'always']),
    reviewer: words(100),
    regulator: words(100).nullable(),
    price: words(20).regex(/^£\d/, 'Write the price as pages show it, such as "£90", or null for none').nullable(),
    colours: z.strictObject({ actions: colour, headings: colour, highlight: colour }).partial(),
  })
  .partial();

/** The relative luminance of a colour: WCAG 2.2, “contrast ratio”. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const [paper, sage, ink] = ['#fbf8f1', '#e3ece4', '#16302b'];

/** Each colour, what it is read on, and the contrast that WCAG 2.2 asks for (1.4.3 and 1.4.11). */
const readings: { entry: keyof BrandColours; on: (colours: BrandColours) => string; where: string; least: number }[] = [
  { entry: 'actions', on: () => paper, where: 'the page', least: 4.5 },
  { entry: 'actions', on: () => sage, where: 'a quiet panel', least: 4.5 },
  { entry: 'headings', on: () => paper, where: 'the page', least: 7 },
  { entry: 'highlight', on: () => ink, where: 'text', least: 7 },
  { entry: 'highlight', on: ({ headings }) => headings, where: 'headings', least: 4.5 },
];

/**
 * Says what is wrong with a firm’s own `brand.json`, by its entry and with the cure; null where nothing is. Colours that
 * people could not read are refused.
 */
export function brandProblem(file: unknown = given): string | null {
  const parsed = BrandFile.safeParse(file);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (!issue) return 'brand/brand.json: It cannot be read';
    if (issue.code === 'unrecognized_keys') {
      const known = issue.path[0] === 'colours' ? brandDefaults.colours : brandDefaults;
      return `brand/brand.json: there is no entry ${issue.keys[0]}. There are ${Object.keys(known).join(', ')}`;
    }
    return `brand/brand.json: ${issue.path.join('.') || 'the file'}: ${issue.message}`;
  }
  const { colours } = brandWith(parsed.data);
  for (const { entry, on, where, least } of readings) {
    const found = contrast(colours[entry], on(colours));
    if (found < least)
      return `brand/brand.json: colours.${entry}: ${colours[entry]} has a contrast of ${found.toFixed(1)} with ${where}, and people need ${least}. Choose a ${entry === 'highlight' ? 'lighter' : 'darker'} one`;
  }
  return null;
}
