import { failureOf } from '../../shared/api/failure.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

/** The partner’s answer is shown once the reader has given their own. */
export const AnswerYoursFirst = ({ error }: { error: unknown }) => (
  <p className="max-w-words">
    {failureOf(error).message}{' '}
    <TextLink to={willMakerPath('wishes', 'residue')}>Choose who gets everything else</TextLink>
  </p>
);
