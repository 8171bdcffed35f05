import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface PersonRowProps {
  name: string;
  /** Who they are to the testator, and what they are here. */
  about: string;
  position: number;
  onRemove: () => void;
}

/** One person on a list, with their place in it. */
export function PersonRow({ name, about, position, onRemove }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 rounded-field border border-line bg-paper py-2.5 pr-4 pl-4">
      <span aria-hidden className="heading w-5 shrink-0 text-lead">
        {position}
      </span>
      <span className="min-w-0 grow basis-36">
        <span className="block font-semibold">{name}</span>
        <span className="block text-small text-muted">{about}</span>
      </span>
      <Button look="quiet" size="small" onPress={onRemove}>
        <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
        Remove
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
