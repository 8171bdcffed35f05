import { useId } from 'react';

/** How far along, as a bar and in words. `percent` is a whole number. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between text-small font-medium text-muted">
        <label htmlFor={id}>{label}</label>
        <span>{percent}% complete</span>
      </div>
      <progress
        id={id}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sage forced-colors:border [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-deep forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sage [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-deep forced-colors:[&::-webkit-progress-value]:bg-[Highlight] [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
