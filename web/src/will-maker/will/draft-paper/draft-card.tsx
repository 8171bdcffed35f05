import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { DraftClauses } from './draft-clauses.tsx';
import { asRead } from './new-runs.ts';
import { useDraftWill } from './use-draft.ts';

/** How the will begins, and the way to all of it. */
export default function DraftCard() {
  const { data } = useDraftWill();
  if (!data) return null;
  const { title, sections, notReady } = data.document;
  const [declaration] = sections;
  return (
    <section aria-label="The draft so far" className="flex flex-col gap-3 print:hidden">
      <SheetOfPaper>
        <div inert className="will-text max-h-64 overflow-hidden p-7 mask-[linear-gradient(black_60%,transparent)]">
          <p className="mb-4 text-center font-semibold tracking-wide text-balance text-deeper">{title}</p>
          {declaration && <DraftClauses level={3} sections={[asRead(declaration)]} />}
        </div>
      </SheetOfPaper>
      <p>
        <TextLink to={willMakerPath('will')}>Read the {notReady.length > 0 ? 'draft so far' : 'whole draft'}</TextLink>
      </p>
    </section>
  );
}
