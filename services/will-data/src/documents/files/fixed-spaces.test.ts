import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { textOf } from '@plainwill/law/will/composition/will-text';
import { anAdultChild, asOf, levels, someFacts } from '@plainwill/law/will/testing/facts';
import { expect, it } from 'vitest';
import { setForPage, withFixedSpaces } from './fixed-spaces.ts';

/** With `~` where a line must not end. */
const fixed = (text: string) => withFixedSpaces(text).replaceAll('\u00a0', '~');

it.each([
  [
    'of 4 Mill Lane, Ludlow, Shropshire SY8 1XX, retired teacher',
    'of 4~Mill Lane, Ludlow, Shropshire SY8~1XX, retired teacher',
  ],
  ['of Flat 2, 14a High Street, London EC1A 1BB', 'of Flat~2, 14a~High Street, London EC1A~1BB'],
  ['Number 12-14 Long Street', 'Number 12-14~Long Street'],
  ['under clauses 6.3 and 6.4, or clause 7.1', 'under clauses~6.3 and~6.4, or clause~7.1'],
  ['section 33 of the Wills Act 1837', 'section~33 of the Wills Act~1837'],
  ['on 3 March 2027 and 20th November', 'on 3~March~2027 and 20th~November'],
  ['my friend J. R. R. TOLKIEN and J R Hartley', 'my friend J.~R.~R.~TOLKIEN and J~R~Hartley'],
  ['POUNDS (£5,000) and £2 million', 'POUNDS (£5,000) and £2~million'],
  ['as to 33.3 per cent', 'as to 33.3~per~cent'],
])('keeps together what is read as one: %s', (text, expected) => {
  expect(fixed(text)).toBe(expected);
});

it.each([
  'I give my piano to ANN LEE',
  'the sum of FIVE THOUSAND POUNDS in total',
  'living at the end of the 28th day after the day of my death',
  'in 1837, Which says',
])('leaves other spaces alone: %s', (text) => {
  expect(withFixedSpaces(text)).toBe(text);
});

it('loses and adds no word', () => {
  const text = 'J. Smith of 4 Mill Lane, SY8 1XX, takes £5,000 under clause 6.2 on 3 March 2027';
  expect(withFixedSpaces(text).replaceAll('\u00a0', ' ')).toBe(text);
});

it('keeps a name together in capitals and in ordinary letters, unless it may be wider than a line', () => {
  const long = 'Maximiliana Bartholomea Fitzgerald-Cholmondeley';
  const facts = someFacts({ residue: levels([anAdultChild('Ann Lee')], [anAdultChild(long)]) });
  const document = setForPage(composeWill(facts, { asOf }));
  const text = document.sections.flatMap(({ clauses }) => clauses.map(({ runs }) => textOf(runs))).join('\n');
  expect(text).toContain('to my daughter ANN\u00a0LEE if');
  expect(text).toMatch(/If Ann\u00a0Lee does not survive/);
  expect(text).toContain(long.toUpperCase());
  expect(document.attestation).toMatch(/^ELEANOR\u00a0MAY\u00a0HART signed/);
});
