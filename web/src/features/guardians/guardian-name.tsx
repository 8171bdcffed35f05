/** A guardian's name, and who they are. */
export function GuardianName({ name, about }: { name: string; about: string }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p className="text-small text-muted">{about}</p>
    </div>
  );
}
