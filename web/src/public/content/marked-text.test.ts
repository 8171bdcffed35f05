import { expect, it } from 'vitest';
import { parseMarkedText } from './marked-text.ts';

it('finds strong words, links and terms, and keeps what is between them', () => {
  expect(parseMarkedText('A **big** [house](/property) for an [[executor]] or [[trustee|trustees]].')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'strong', text: 'big' },
    { kind: 'plain', text: ' ' },
    { kind: 'link', text: 'house', to: '/property' },
    { kind: 'plain', text: ' for an ' },
    { kind: 'term', text: 'executor', term: 'executor', after: '' },
    { kind: 'plain', text: ' or ' },
    { kind: 'term', text: 'trustees', term: 'trustee', after: '.' },
  ]);
});

it('refuses a term that the glossary does not have', () => {
  expect(() => parseMarkedText('Ask a [[notary]].')).toThrow('notary');
});
