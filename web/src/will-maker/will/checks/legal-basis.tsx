import { SmallDisclosure } from '../../../ui/layout/small-disclosure.tsx';

interface LegalBasisProps {
  /** The rules of law or practice. */
  sources: readonly string[];
  /** Completes "Legal basis of …". */
  of: string;
}

export const LegalBasis = ({ sources, of }: LegalBasisProps) => (
  <SmallDisclosure summary="Legal basis" of={`of ${of}`}>
    <ul>
      {sources.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  </SmallDisclosure>
);
