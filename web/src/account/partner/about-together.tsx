import { FileSignature, Lock, type LucideIcon, MessageCircleOff, PenLine, Undo2, Users } from 'lucide-react';

interface PlanningFact {
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** Both read these before they are linked. */
const factsOfPlanning: readonly PlanningFact[] = [
  { Icon: Lock, title: 'Each of you has a private account.', text: 'Neither of you can open the other’s.' },
  {
    Icon: Users,
    title: 'Nothing is shared by being linked.',
    text: 'You only see each other’s first name, until one of you chooses to share more.',
  },
  {
    Icon: FileSignature,
    title: 'You make two separate wills.',
    text: 'Each of you can change your own at any time.',
  },
  { Icon: PenLine, title: 'Each of you answers for yourself.', text: 'No one fills in anything for the other.' },
  {
    Icon: MessageCircleOff,
    title: 'We don’t report on either of you.',
    text: 'The other is not told when you sign in, change something or ask us for help.',
  },
  {
    Icon: Undo2,
    title: 'Either of you can end it at any time.',
    text: 'You give no reason, and your answers and your will stay as they are.',
  },
];

export const AboutTogether = () => (
  <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {factsOfPlanning.map(({ Icon, title, text }) => (
      <li key={title} className="flex gap-3">
        <Icon aria-hidden strokeWidth={2} className="mt-0.5 size-5 shrink-0 text-clay" />
        <p className="min-w-0">
          <strong className="font-semibold">{title}</strong> {text}
        </p>
      </li>
    ))}
  </ul>
);
