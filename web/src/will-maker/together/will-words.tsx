import type { SharedWords } from '@plainwill/contracts/will-data/couple/shared-words';

/** The words of a will, to read and nothing else. */
export const WillWords = ({ words: { title, sections } }: { words: SharedWords }) => (
  <article
    aria-label="The words of the will"
    className="max-w-words rounded-card border border-line bg-paper px-5 py-5"
  >
    <h3 className="heading text-title">{title}</h3>
    {sections.map(({ heading, clauses }) => (
      <section key={heading} aria-label={heading} className="mt-4 flex flex-col gap-2">
        <h4 className="font-semibold">{heading}</h4>
        {clauses.map(({ number, text, items }) => (
          <div key={number} className="flex gap-3 wrap-anywhere">
            <span className="shrink-0 text-muted">{number}</span>
            <div>
              <p>{text}</p>
              {items.length > 0 && (
                <ul className="list-[lower-alpha] pl-6">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </section>
    ))}
  </article>
);
