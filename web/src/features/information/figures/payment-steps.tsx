import { orderOfPayment } from '../../../content/who-gets-what.ts';

const widths = ['w-full', 'w-[94%]', 'w-[88%]', 'w-[82%]', 'w-[76%]', 'w-[70%]'];

/** Who is paid before whom: a stair, down to what is left. */
export function PaymentSteps() {
  const last = orderOfPayment.length - 1;
  return (
    <ol className="flex flex-col items-end gap-2">
      {orderOfPayment.map(({ title, text }, place) => (
        <li
          key={title}
          className={`flex items-start gap-3.5 rounded-field px-4 py-3 ${widths[place]} ${place === last ? 'bg-deep text-white' : 'bg-sage'}`}
        >
          <span aria-hidden className="heading text-lead text-inherit">
            {place + 1}
          </span>
          <span>
            <strong className="block">{title}</strong>
            <span className="text-small">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
