import { Search } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface LookupFieldProps
  extends Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'value' | 'onChange' | 'placeholder' | 'autoCapitalize'> {
  /** Called with the words, without spaces around them, and never with none. */
  onSearch: (text: string) => void;
  isPending: boolean;
}

/** Words that the server looks up once they are typed: on Enter, or by the button beside them. */
export function LookupField({ onSearch, isPending, ...field }: LookupFieldProps) {
  const text = field.value.trim();
  const search = () => {
    if (text) onSearch(text);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="max-w-sm grow basis-[10rem]">
        <TextField {...field} onEnter={search} maxLength={100} />
      </div>
      <Button variant="secondary" onPress={search} isBlocked={!text} isPending={isPending} pendingLabel="Searching…">
        <Search aria-hidden strokeWidth={2.2} className="size-5" />
        Search
      </Button>
    </div>
  );
}
