import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a way to look at what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'control'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      control={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-field px-3 text-small font-semibold text-deep hover:bg-sage"
        >
          <Icon aria-hidden strokeWidth={2.2} className="size-4.5" />
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      }
    />
  );
}
