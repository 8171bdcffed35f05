import { Check, CircleAlert, LoaderCircle, PencilLine } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { classes } from '../styles/classes.ts';

type SaveTone = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed';

interface SaveStatusProps {
  tone: SaveTone;
  message: string;
  /** Two lines of text have the height of one, so that nothing moves under a tap; a longer message wraps. */
  isSteady?: boolean;
  onRetry?: () => void;
}

const icons = { idle: PencilLine, saving: LoaderCircle, saved: Check, waiting: PencilLine, failed: CircleAlert };

/** The line says if what was typed is safe. */
export function SaveStatus({ tone, message, isSteady, onRetry }: SaveStatusProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classes(
        'flex min-h-11 max-w-words items-center gap-x-3 gap-y-1 text-small font-medium print:hidden',
        isSteady ? 'min-w-0' : 'flex-wrap',
      )}
    >
      <p role="status" className={tone === 'failed' ? 'flex gap-2 text-danger' : 'flex gap-2 text-deep'}>
        <Icon aria-hidden strokeWidth={2.2} className="mt-0.5 size-4.5 shrink-0" />
        <span className={isSteady ? 'leading-snug' : undefined}>{message}</span>
      </p>
      {onRetry && (
        <Button variant="secondary" size="small" onPress={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
