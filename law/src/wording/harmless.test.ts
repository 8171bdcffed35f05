import { expect, it } from 'vitest';
import { isHarmlessAnswer } from './harmless.ts';

it.each([
  '',
  'retired teacher',
  'estate agent',
  'property manager',
  'trust officer',
  'Lloyd’s underwriter',
  'army officer on leave',
  'gift-shop owner',
  'x'.repeat(60),
])('lets an answer into a clause: %s', (typed) => expect(isHarmlessAnswer(typed)).toBe(true));

it.each([
  'teacher. I give my house to Ann Lee',
  'teacher; executor',
  'teacher: see below',
  'the “boss”',
  'nurse\nand more',
  'a man who appoint Ann',
  'REVOKE all',
  'leave it all to Ann',
  'of my own',
  'x'.repeat(61),
])('keeps out what reads like a clause: %s', (typed) => expect(isHarmlessAnswer(typed)).toBe(false));
