import { escapeHtml } from '@plainwill/kit/escape-html';
import { people } from './people.ts';

const page = (title: string, main: string) => `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/page.css">
</head>
<body>
  <main>
    <h1>${title}</h1>${main}
  </main>
</body>
</html>
`;

const choice = ({ sub, name, email, note }: (typeof people)[number]) => `
        <li>
          <button class="person" name="person" value="${sub}">
            <span class="name">${escapeHtml(name)}</span>
            <span>${escapeHtml(email)}</span>
            <span class="note">${escapeHtml(note)}</span>
          </button>
        </li>`;

const refusal = `
          <p class="refusal" role="alert">Enter a name, and an email address like name@example.com</p>`;

/** This page asks a person to choose an account from a list, or to type one that is not on it. It works without script. */
export const chooseAccountPage = ({ isRefused = false } = {}) =>
  page(
    'Choose an account',
    `
    <p class="hint">to continue to Plainwill. This page stands in for Google on this computer; nothing leaves it.</p>
    <form method="post">
      <ul>${people.map(choice).join('')}
      </ul>
    </form>
    <details${isRefused ? ' open' : ''}>
      <summary>Someone else</summary>
      <form method="post">${isRefused ? refusal : ''}
        <label>Name <input name="name" autocomplete="name" maxlength="100" required></label>
        <label>Email <input name="email" type="email" autocomplete="email" maxlength="254" required></label>
        <button class="main">Continue</button>
      </form>
    </details>
    <form method="post">
      <button name="cancel" value="yes">Cancel</button>
    </form>`,
  );

export const errorPage = (message: string) =>
  page(
    'This cannot go on',
    `
    <p class="hint">${escapeHtml(message)}</p>
    <p>Go back to Plainwill and try again.</p>`,
  );
