import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { fieldBox, fieldLabel } from '../../ui/fields/field-parts.tsx';
import type { Term } from '../content/glossary.ts';

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en-GB')
    .normalize('NFKC')
    .replace(/[-‐–’']/g, ' ')
    .trim();

/** A word as it was typed, and as one of several: "guardians", "guardian". */
const singulars = (word: string) => [
  word,
  ...(word.length > 3 ? [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')] : []),
];

/** Every word that is searched for begins a word of the term's name, meaning or other names. */
export function isMatch({ name, meaning, otherNames = '' }: Term, searched: string): boolean {
  const text = ` ${plain(`${name} ${otherNames} ${meaning}`)}`;
  return plain(searched)
    .split(/\s+/)
    .every((word) => singulars(word).some((each) => text.includes(` ${each}`)));
}

interface GlossarySearchProps {
  searched: string;
  onSearch: (searched: string) => void;
  shownCount: number;
  termCount: number;
}

export function GlossarySearch({ searched, onSearch, shownCount, termCount }: GlossarySearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Something may have been typed before the page had its script.
    if (input.current?.value) onSearch(input.current.value);
  }, [onSearch]);
  return (
    <search>
      <label htmlFor={id} className={fieldLabel}>
        Search terms
      </label>
      <div className="relative mt-1.5 max-w-form">
        <Search
          aria-hidden
          strokeWidth={2.2}
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          value={searched}
          onChange={(event) => onSearch(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-describedby={`${id}-count`}
          className={`${fieldBox} pr-[calc(8*var(--spacing)+4rem)] pl-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {searched && (
          <button
            type="button"
            onClick={() => {
              onSearch('');
              input.current?.focus();
            }}
            className="absolute inset-y-1 right-1 min-w-11 cursor-pointer rounded-field px-4 font-semibold text-deep hover:bg-sage"
          >
            Clear
          </button>
        )}
      </div>
      <p id={`${id}-count`} role="status" className="mt-2 text-small text-muted">
        {countText(shownCount, termCount)}
      </p>
    </search>
  );
}

function countText(shown: number, all: number): string {
  if (shown === all) return `${all} terms`;
  if (shown === 0) return 'No terms match';
  return `${shown} of ${all} terms`;
}
