/** The first thing the Tab key reaches: past the header to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-deeper px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to main content
    </a>
  );
}
