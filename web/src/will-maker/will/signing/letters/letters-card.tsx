import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import { paths } from '../../../../shared/paths/paths.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';

/** The way to the letters from the papers for executors. */
export const LettersCard = ({ letters }: { letters: readonly Letter[] }) => (
  <section aria-labelledby="letters-of-wishes">
    <Card>
      <h2 id="letters-of-wishes" className="heading text-title">
        Letters of wishes
      </h2>
      <p className="wrap-anywhere">
        {letters.length === 0
          ? 'Your own words to guardians, trustees, executors or anyone else: what you would like, and why.'
          : `You have written: ${letters.map(({ title }) => title).join('; ')}.`}
      </p>
      <ButtonRow>
        <ButtonLink to={paths.signLetters} variant="secondary">
          {letters.length === 0 ? 'Write a letter' : 'Your letters'}
        </ButtonLink>
      </ButtonRow>
    </Card>
  </section>
);
