import { Check, HeartHandshake, PiggyBank } from 'lucide-react';
import { twoJobs } from '../../../content/my-children.ts';

const icons = [HeartHandshake, PiggyBank];

export function TwoJobs() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {twoJobs.map(({ title, role, tasks }, place) => {
        const Icon = icons[place] ?? Check;
        return (
          <li key={title} className="rounded-field bg-sage p-5 sm:p-6">
            <Icon aria-hidden strokeWidth={1.6} className="size-10 text-clay" />
            <p className="heading mt-3 text-title">{title}</p>
            <p className="text-muted">{role}</p>
            <ul className="mt-4 flex flex-col gap-2">
              {tasks.map((task) => (
                <li key={task} className="flex gap-2.5">
                  <Check aria-hidden strokeWidth={2.4} className="mt-1 size-4.5 shrink-0 text-deep" />
                  {task}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
