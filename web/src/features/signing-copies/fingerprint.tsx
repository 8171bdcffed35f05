import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

interface FingerprintProps {
  /** In hexadecimal. */
  sha256: string;
  /** Completes "Copy the fingerprint of …". */
  of: string;
}

/** What tells a file from any other, in short, with all of it to be copied. */
export function Fingerprint({ sha256, of }: FingerprintProps) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setOutcome('Copied'),
      () => setOutcome('Could not be copied'),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-small">
      <p className="text-muted" title={sha256}>
        Fingerprint of the PDF (SHA-256): <code className="font-semibold text-ink">{inShort(sha256)}</code>
      </p>
      <Button look="quiet" size="small" label={`Copy the fingerprint of ${of}`} onPress={() => void copy()}>
        <Copy aria-hidden strokeWidth={2.2} className="size-4" />
        Copy
      </Button>
      <span role="status" className="text-muted">
        {outcome}
      </span>
    </div>
  );
}

/** "3f2a 91bc … 07de": enough to compare by eye. */
const inShort = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;
