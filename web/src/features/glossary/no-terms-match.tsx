import { paths } from '../../paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

interface NoTermsMatchProps {
  searched: string;
  onClear: () => void;
}

export function NoTermsMatch({ searched, onClear }: NoTermsMatchProps) {
  return (
    <div className="max-w-words rounded-card border border-line bg-card p-6 sm:p-8">
      <p className="heading text-title">No terms match “{searched.trim()}”</p>
      <p className="mt-2">
        Try a shorter word, or look through the guides: <TextLink to={paths.whoGetsWhat}>Who gets what?</TextLink> is a
        good place to start.
      </p>
      <button
        type="button"
        onClick={onClear}
        className="mt-3 min-h-11 cursor-pointer rounded-field font-semibold text-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Show all terms
      </button>
    </div>
  );
}
