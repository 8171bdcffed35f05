import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { paths } from '../paths/paths.ts';

interface StartBandProps {
  title: string;
  text: string;
  /** Offers to read a whole will first. */
  hasSample?: boolean;
}

/** The way on, at the foot of every guide. */
export function StartBand({ title, text, hasSample }: StartBandProps) {
  return (
    <section className="bg-sage print:hidden">
      <div className="mx-auto flex max-w-page flex-col items-start justify-between gap-x-12 gap-y-6 px-5 py-12 sm:py-16 md:flex-row md:items-center">
        <div className="max-w-words">
          <h2 className="heading text-heading">{title}</h2>
          <p className="mt-3 text-lead">
            {text}
            {hasSample && (
              <>
                {' '}
                <TextLink to={paths.sampleWill}>Read a whole sample will first</TextLink>
              </>
            )}
          </p>
        </div>
        <div className="w-full shrink-0 sm:w-auto">
          <ButtonLink to={paths.questionnaire()} isWideOnPhone>
            Start Your Will
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
