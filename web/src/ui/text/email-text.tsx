import { Fragment } from 'react';

const joints = /(?<=[@._+-])/;

/** An e-mail address, which breaks at its joints where it has to. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {email.split(joints).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Words among which there may be e-mail addresses. */
export const WithEmails = ({ text }: { text: string }) =>
  text.split(/(\S+@\S+)/).map((part, at) => (at % 2 === 0 ? part : <EmailText key={part} email={part} />));
