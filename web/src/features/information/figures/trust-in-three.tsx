import { ArrowRight, HandHelping, PenLine, Users } from 'lucide-react';
import { howItWorks } from '../../../content/trusts.ts';

const icons = [PenLine, HandHelping, Users];

/** From the one who gives, through those who hold, to those it is for. */
export function TrustInThree() {
  return (
    <ol className="grid gap-12 md:grid-cols-3">
      {howItWorks.map(({ who, does }, place) => {
        const Icon = icons[place] ?? Users;
        return (
          <li key={who} className="relative flex flex-col items-center rounded-field bg-sage p-5 text-center">
            {place > 0 && (
              <ArrowRight
                aria-hidden
                strokeWidth={2.2}
                className="absolute -top-9 left-1/2 size-6 -translate-x-1/2 text-clay max-md:rotate-90 md:top-1/2 md:-left-9 md:translate-x-0 md:-translate-y-1/2"
              />
            )}
            <Icon aria-hidden strokeWidth={1.6} className="size-10 text-clay" />
            <p className="heading mt-2 text-lead">{who}</p>
            <p className="text-small">{does}</p>
          </li>
        );
      })}
    </ol>
  );
}
