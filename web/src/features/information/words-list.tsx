import type { Words as MarkedWords } from '../../content/page.ts';
import { Words } from './words.tsx';

export function WordsList({ items }: { items: readonly MarkedWords[] }) {
  return (
    <ul className="flex max-w-words list-disc flex-col gap-2 pl-6 marker:text-clay">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}
