import { Fragment } from 'react';
import type { Term } from '../../content/glossary.ts';
import { publicPageAt } from '../../content/public-pages.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

interface TermEntryProps {
  id: string;
  term: Term;
  isHidden: boolean;
}

/** A term, where it can be linked to, what it means, and where to read more. */
export function TermEntry({ id, term: { name, meaning, pages }, isHidden }: TermEntryProps) {
  return (
    <article
      id={id}
      tabIndex={-1}
      hidden={isHidden}
      className="-mx-4.5 mt-2 scroll-mt-6 gap-x-8 md:grid md:grid-cols-[13rem_minmax(0,1fr)] rounded-field border-2 border-transparent px-4 py-5 target:border-deep target:bg-butter/45 focus-visible:shadow-none focus-visible:outline-none print:break-inside-avoid"
    >
      <h3 className="heading text-lead">
        <a href={`#${id}`} className="underline decoration-transparent underline-offset-4 hover:decoration-current">
          {name}
        </a>
      </h3>
      <div className="max-md:mt-1">
        <p className="max-w-words">{meaning}</p>
        <p className="mt-2 text-small print:hidden">
          More:{' '}
          {pages.map((path, place) => (
            <Fragment key={path}>
              {place > 0 && ' · '}
              <TextLink to={path}>{publicPageAt(path).menuLabel ?? publicPageAt(path).title}</TextLink>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  );
}
