import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Family {
  name: string;
  /** Of `@expo-google-fonts`. */
  package: string;
  faces: readonly string[];
  /** What it is loaded for; absent for the one that every document is set in. */
  holds?: RegExp;
}

const regularAndBold = ['400Regular', '700Bold'];

/** In the order tried for a character. */
const families: readonly Family[] = [
  {
    name: 'Source Serif 4',
    package: 'source-serif-4',
    faces: ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  },
  // Source Serif holds the commoner half of these.
  {
    name: 'Noto Serif',
    package: 'noto-serif',
    faces: regularAndBold,
    holds: /[\u0180-\u02ff\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]|\p{sc=Greek}|\p{sc=Cyrillic}|\p{sc=Inherited}/u,
  },
  { name: 'Noto Serif Hebrew', package: 'noto-serif-hebrew', faces: regularAndBold, holds: /\p{scx=Hebrew}/u },
  { name: 'Amiri', package: 'amiri', faces: regularAndBold, holds: /\p{scx=Arabic}/u },
  {
    name: 'Noto Serif Devanagari',
    package: 'noto-serif-devanagari',
    faces: regularAndBold,
    holds: /\p{scx=Devanagari}/u,
  },
  { name: 'NanumMyeongjo', package: 'nanum-myeongjo', faces: regularAndBold, holds: /\p{sc=Hangul}/u },
  // Every Han character of the standards in use in China, Taiwan, Hong Kong, Japan and Korea, in one weight.
  {
    name: 'Cactus Classical Serif',
    package: 'cactus-classical-serif',
    faces: ['400Regular'],
    holds: /[\p{sc=Han}\p{sc=Bopomofo}\u3000-\u30ff\u31f0-\u31ff\uff00-\uffef]/u,
  },
];

/** The names of the families that a text needs, in the order to try them. */
export const familiesFor = (text: string): string[] =>
  families.filter(({ holds }) => holds?.test(text) ?? true).map(({ name }) => name);

const { resolve } = createRequire(import.meta.url);

/** The font files of these families. */
export const fontsOf = (names: readonly string[]): Buffer[] =>
  families
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, package: from, faces }) => {
      const folder = dirname(resolve(`@expo-google-fonts/${from}/package.json`));
      return faces.map((face) => readFileSync(join(folder, face, `${name.replaceAll(' ', '')}_${face}.ttf`)));
    });
