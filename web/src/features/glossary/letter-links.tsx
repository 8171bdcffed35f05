/** From A to Z, as far as there are terms. */
export function LetterLinks({ letters }: { letters: readonly string[] }) {
  return (
    <nav
      aria-label="Terms by their first letter"
      className="mb-8 roomy:sticky roomy:top-8 roomy:self-start print:hidden"
    >
      <ul className="-mx-2 flex flex-wrap roomy:flex-col">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#letter-${letter}`}
              className="heading flex size-11 items-center justify-center rounded-field text-lead hover:bg-sage roomy:h-10"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
