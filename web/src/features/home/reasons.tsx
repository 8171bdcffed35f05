import { FamilyDrawing, HomeDrawing, PartnerDrawing } from './illustrations.tsx';

const reasons = [
  {
    Drawing: FamilyDrawing,
    title: 'Your children',
    text: 'Say who would look after them, and at what age they inherit. Without a will, a court decides.',
  },
  {
    Drawing: HomeDrawing,
    title: 'Your home',
    text: 'How you own it decides who gets it. We ask the question that most people never think of.',
  },
  {
    Drawing: PartnerDrawing,
    title: 'Your partner',
    text: 'An unmarried partner gets nothing by right. A will is the only way to be sure.',
  },
];

export function Reasons() {
  return (
    <section className="bg-sage">
      <div className="mx-auto max-w-page px-5 py-14 sm:py-20">
        <h2 className="heading text-heading">Why Make a Will?</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {reasons.map(({ Drawing, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-card p-7">
              <Drawing />
              <h3 className="heading mt-5 text-title">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
