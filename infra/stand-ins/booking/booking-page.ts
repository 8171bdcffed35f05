import { brand } from '@plainwill/contracts/shared/brand';
import { escapeHtml } from '@plainwill/kit/escape-html';
import { type Booking, formatDay, formatTime, meetingTimes } from './bookings.ts';

const page = (title: string, main: string) => `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – ${brand.name}</title>
  <link rel="stylesheet" href="/booking/page.css">
</head>
<body>
  <main>
    <h1>${title}</h1>${main}
    <p class="hint">This page stands in for a booking service on this computer: nobody else hears of what you book here.
      Set BOOKING_URL to use a real one.</p>
  </main>
</body>
</html>
`;

interface Form {
  today: string;
  isTaken: (time: string) => boolean;
  typed: Booking;
  problem: string | null;
}

const slot = (time: string, { isTaken, typed }: Form) => `
          <label><input type="radio" name="time" value="${time}" required${isTaken(time) ? ' disabled' : ''}${
            typed.time === time ? ' checked' : ''
          }><span>${time.slice(11)}${isTaken(time) ? ' (taken)' : ''}</span></label>`;

/** The times to choose from, and whom the meeting is for. */
export const bookingPage = (form: Form) =>
  page(
    'Choose a time',
    `
    <p>A free half hour by telephone. No obligation, and nothing to prepare.</p>
    ${form.problem ? `<p class="problem" role="alert">${escapeHtml(form.problem)}</p>` : ''}
    <form method="post" action="/booking">${meetingTimes(form.today)
      .map(
        ({ day, times }) => `
      <fieldset>
        <legend>${formatDay(day)}</legend>
        <div class="times">${times.map((time) => slot(time, form)).join('')}
        </div>
      </fieldset>`,
      )
      .join('')}
      <label class="field">Your name
        <input name="name" autocomplete="name" maxlength="100" required value="${escapeHtml(form.typed.name)}"></label>
      <label class="field">Your email address
        <input name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeHtml(form.typed.email)}"></label>
      <button>Book this time</button>
    </form>`,
  );

/** This page confirms a booking. */
export const bookedPage = ({ time, name, email }: Booking) =>
  page(
    'Your meeting is booked',
    `
    <p class="done"><strong>${formatTime(time)}</strong></p>
    <p>Thank you, ${escapeHtml(name)}. We have sent a confirmation to ${escapeHtml(email)}.</p>
    <p><a href="/booking">Choose another time</a></p>`,
  );
