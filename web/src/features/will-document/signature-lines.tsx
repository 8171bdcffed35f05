import type { SignatureBlock } from '@plainwill/contracts/will-data/will/will-document';

/** Where one person will sign on the paper. */
export function SignatureLines({ block }: { block: SignatureBlock }) {
  return (
    <div className="break-inside-avoid sm:first:col-span-2">
      <p className="font-semibold">{block.who}</p>
      {block.labels.map((label) => (
        <p key={label} className="mt-3 flex items-end gap-3 text-small text-muted">
          <span className="w-24 shrink-0">{label}</span> <span aria-hidden className="grow border-b border-field" />
        </p>
      ))}
    </div>
  );
}
