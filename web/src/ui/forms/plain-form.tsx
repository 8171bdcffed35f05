import type { ReactNode, Ref } from 'react';

interface PlainFormProps {
  onSubmit: () => void;
  children: ReactNode;
  label?: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form whose answers are sent by script or not at all, and that says by itself what is wrong with them. */
export function PlainForm({ onSubmit, children, label, ref }: PlainFormProps) {
  return (
    <form
      ref={ref}
      // Outside a dialog this does nothing. Before there is script, the browser would put the answers into the address.
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-col gap-5"
    >
      {children}
    </form>
  );
}
