/** How many steps are done, as a bar and in words. Drawn, for built pages may hold no styles of their own. */
export function StepBar({ label, step, of }: { label: string; step: number; of: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={label}
      className="flex flex-col gap-2"
    >
      <span aria-hidden className="text-small font-medium text-muted">
        {label}
      </span>
      <div className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={`h-2 grow rounded-full ${index < step ? 'bg-deep forced-colors:bg-[Highlight]' : 'bg-sage forced-colors:border'}`}
          />
        ))}
      </div>
    </div>
  );
}
