import { EmailText } from '../../ui/text/email-text.tsx';

/** A member of staff in a table, by name and address. */
export function PersonCell({ name, email }: { name: string | null; email: string }) {
  return (
    <span className="block py-2">
      {name && <span className="block">{name}</span>}
      <span className={name ? 'block font-normal text-muted' : undefined}>
        <EmailText email={email} />
      </span>
    </span>
  );
}
