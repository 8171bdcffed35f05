import type { Words as MarkedWords } from '../../content/page.ts';
import { parseWords } from '../../content/parse-words.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Term } from '../glossary/term.tsx';

/** The words of a page, with their links, their strong words and their terms. */
export function Words({ children }: { children: MarkedWords }) {
  return parseWords(children).map((piece, place) => {
    const key = `${place} ${piece.text}`;
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
    if (piece.kind === 'link')
      return (
        <TextLink key={key} to={piece.to}>
          {piece.text}
        </TextLink>
      );
    if (piece.kind === 'term')
      return (
        <span key={key} className="whitespace-nowrap">
          <Term of={piece.term}>{piece.text}</Term>
          {piece.after}
        </span>
      );
    return piece.text;
  });
}
