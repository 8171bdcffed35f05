import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';

type Turn = (() => void) | false;

interface PagesProps {
  /** Completes “Pages of …”. */
  of: string;
  /** A list that is read on from an entry leads back to its first page alone. */
  backTo?: 'Previous page' | 'First page';
  /** Nothing on the first page. */
  onBack: Turn;
  /** Nothing on the last page. */
  onNext: Turn;
}

/** Turns the pages of a list, and leads the focus back to its top. */
export function Pages({ of, backTo = 'Previous page', onBack, onNext }: PagesProps) {
  if (!onBack && !onNext) return null;
  const turn = (go: Turn) => () => {
    if (!go) return;
    go();
    document.getElementById('main')?.focus();
  };
  return (
    <nav aria-label={`Pages of ${of}`}>
      <ButtonRow isSpread>
        <Button variant="secondary" size="small" isBlocked={!onBack} onPress={turn(onBack)}>
          {backTo}
        </Button>
        <Button variant="secondary" size="small" isBlocked={!onNext} onPress={turn(onNext)}>
          Next page
        </Button>
      </ButtonRow>
    </nav>
  );
}
