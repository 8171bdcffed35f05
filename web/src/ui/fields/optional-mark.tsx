/** Says in the label that a field may be left empty. */
export function OptionalMark() {
  return <span className="font-normal text-muted"> (optional)</span>;
}
