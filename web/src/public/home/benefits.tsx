import { brand } from '@plainwill/contracts/shared/brand';
import type { ComponentType } from 'react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import { promises } from '../content/promises.ts';
import {
  FamilyDrawing,
  LettersDrawing,
  PausesDrawing,
  SeedlingDrawing,
  TagDrawing,
  TickedListDrawing,
} from './illustrations.tsx';

interface Benefit {
  Drawing: ComponentType<{ isSmall?: boolean }>;
  title: string;
  text: string;
  link?: { to: string; label: string };
}

const benefits: readonly Benefit[] = [
  { Drawing: brand.price ? TagDrawing : PausesDrawing, ...promises.priceOrPace },
  {
    Drawing: LettersDrawing,
    title: 'Plain English',
    text: 'Every clause has a note beside it that says what it does and why it is there.',
  },
  {
    Drawing: SeedlingDrawing,
    title: 'Future-proof planning',
    text: 'Backups for the people you name, and room for a child who is not born yet.',
  },
  { Drawing: TickedListDrawing, ...promises.check },
  {
    Drawing: FamilyDrawing,
    title: 'A family-first approach',
    text: 'We start with the people you love. The paperwork follows from them.',
  },
];

/** The firm's promises, on a sheet like the will's own. */
export function Benefits() {
  return (
    <section
      aria-labelledby="promises"
      className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-5 py-12 sm:py-16 roomy:grid-cols-[1fr_1.6fr]"
    >
      <div className="roomy:sticky roomy:top-12 roomy:self-start">
        <h2 id="promises" className="heading text-heading">{`Why Choose ${brand.name}`}</h2>
        <p className="mt-4 text-lead text-muted">Five promises. We put them in writing, as we do with yours.</p>
      </div>
      <SheetOfPaper>
        <ol className="px-5 py-3 sm:px-10 sm:py-5">
          {benefits.map(({ Drawing, title, text, link }) => (
            <li key={title} className="flex items-center gap-5 border-line py-4 not-first:border-t sm:gap-7">
              <Drawing isSmall />
              <div>
                <h3 className="heading text-lead">{title}</h3>
                <p className="mt-1">{text}</p>
                {link && (
                  <p className="mt-1">
                    <TextLink to={link.to}>{link.label}</TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </SheetOfPaper>
    </section>
  );
}
