import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

/** How far along, as a bar and in words. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <AriaProgressBar value={percent} className="flex flex-col gap-2">
      {({ percentage = 0, valueText }) => (
        <>
          <div className="flex justify-between text-small font-medium text-muted">
            <Label>{label}</Label>
            <span>{valueText} complete</span>
          </div>
          <div className="h-2 overflow-hidden rounded-full bg-sage forced-colors:border">
            <div
              className="h-full rounded-full bg-deep transition-[width] forced-colors:bg-[Highlight]"
              style={{ width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
