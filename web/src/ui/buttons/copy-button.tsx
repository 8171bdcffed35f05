import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** Completes "Copy …", for those who hear the button alone. */
  what: string;
}

/** Copies a text, and says whether it could. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  // A page that is not encrypted has no clipboard at all.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Couldn’t be copied');
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" label={`Copy ${what}`} onPress={() => void copy()}>
        <Copy aria-hidden strokeWidth={2.2} className="size-4" />
        Copy
      </Button>
      <span role="status" className="text-small text-muted">
        {outcome}
      </span>
    </>
  );
}
