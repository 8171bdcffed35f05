/** Says in the label that a field must be filled in. */
export function RequiredMark() {
  return <span className="font-normal text-muted"> (required)</span>;
}
