import { Check } from 'lucide-react';
import { BookingFrame } from '../booking/booking-frame.tsx';

const points = [
  'Half an hour, by telephone',
  'Your questions answered, in plain English',
  'Nothing to prepare, and nothing to pay',
  'No obligation, and no sales talk',
];

export function BookMeeting() {
  return (
    <section id="book" className="scroll-mt-6 bg-deeper text-white print:hidden">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-9 px-5 py-14 sm:py-20 roomy:grid-cols-[1fr_1.5fr]">
        <div className="roomy:sticky roomy:top-10 roomy:self-start">
          <h2 className="heading text-heading text-white">Book Your FREE Opening Meeting</h2>
          <p className="mt-4 text-lead text-sage">
            Some things are easier to talk over. Choose a time, and we will call you.
          </p>
          <ul className="mt-6 flex flex-col gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden strokeWidth={2.2} className="mt-1 size-5 shrink-0 text-butter" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <BookingFrame height={1000} />
      </div>
    </section>
  );
}
