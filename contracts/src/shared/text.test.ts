import { describe, expect, it } from 'vitest';
import { firstName, lineOfText, optionalName, text } from './text.ts';

const name = firstName('your');
const messageOf = (schema: typeof name, typed: string) => schema.safeParse(typed).error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    'O’Neil-Łuk',
    "D'Arcy",
    'Zoë',
    'Nguyễn',
    'X Æ A-12',
    'Ὀδυσσεύς',
    'Владимир',
    'שׁרה',
    'محمد',
    'می‌خواهم',
    '李小龍',
    '葛\u{e0100}城',
    '山田　太郎',
    '김철수',
    'क्‍षमा',
    'మోహన్‌',
    'അവന്‍',
    'ශ්‍රී',
    'สมชาย',
    'ᠮᠣᠩᠭᠣᠯ\u180b',
  ])('may be %s', (typed) => {
    expect(name.parse(typed)).toBe(typed.normalize('NFC'));
  });

  it('is kept in NFC and without the space around it', () => {
    expect(name.parse(' Zoe\u0308\n')).toBe('Zoë');
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a Hangul filler', '\u3164'],
    ['another Hangul filler', '\u115f\u1160'],
    ['a blank sign of Braille', '\u2800'],
    ['a joiner between Latin letters', 'An\u200dn'],
    ['two joiners', 'ک\u200c\u200c'],
    ['a soft hyphen', 'An\u00adn'],
    ['a line break', 'Ann\nReed'],
    ['a line separator', 'Ann\u2028Reed'],
    ['a tab', 'Ann\tReed'],
    ['an override of direction', 'Ann \u202edeeR'],
    ['an isolate', 'Ann \u2066Reed'],
    ['a mark of direction', 'Ann\u200f'],
    ['an Arabic mark of direction', 'Ann\u061c'],
    ['tag characters', 'Ann\u{e0042}\u{e006f}\u{e007f}'],
    ['a private character', 'Ann\ue000'],
    ['a character of no alphabet', 'Ann\u0378'],
    ['a control character', 'Ann\u0085'],
    ['half a character', 'Ann\ud800'],
    ['digits alone', '123'],
    ['a picture alone', '👩‍👩‍👧'],
    ['too many characters once they are in NFC', '\ufb2c'.repeat(50)],
  ])('may not be or hold %s', (_what, typed) => {
    expect(name.safeParse(typed).success).toBe(false);
    expect(optionalName(100, 'Known as').safeParse(typed).success).toBe(false);
  });

  it('is refused with what to do', () => {
    expect(messageOf(name, '')).toBe('Enter your first name');
    expect(messageOf(name, '12')).toBe('Enter your first name using letters');
    expect(messageOf(name, 'Ann\nReed')).toBe('First name must be on one line. Take out the line breaks');
    expect(messageOf(name, 'An\u200bn')).toBe(
      'First name contains a character that cannot be used. Clear it and type it again',
    );
    expect(messageOf(optionalName(100, 'Middle names'), '12')).toBe(
      'Enter middle names using letters, or leave this empty',
    );
  });
});

describe('a text', () => {
  it.each(['Two\nlines\r\nand\ta tab', '👩‍👩‍👧‍👦 ❤️ 1️⃣ 👩🏽‍🚀 🏳️‍🌈', '100%', ''])('may be %j', (typed) => {
    expect(text(100).parse(typed)).toBe(typed);
  });

  it.each(['\u200b', '\u2800\n\u2800', 'a\u202eb', 'a\u200eb', 'a\u{e0041}', 'a\u0000', 'a\ufeffb'])(
    'may not be %j',
    (typed) => {
      expect(text(100).safeParse(typed).success).toBe(false);
      expect(lineOfText(100).safeParse(typed).success).toBe(false);
    },
  );

  it('is read in a time that grows with its length alone', () => {
    for (const unit of ['a', ' ', '\u200d', 'ک\u200c', '👩\u200d', '\u200b']) {
      const began = performance.now();
      text(1_000_000).safeParse(unit.repeat(100_000 / unit.length));
      expect(performance.now() - began).toBeLessThan(250);
    }
  });
});
