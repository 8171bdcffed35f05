import { useSteadyValue } from '../browser/press.ts';
import { useFieldError } from './field-parts.tsx';

/** An input's error, its own or its form's, comes and goes between presses, as it moves the page. */
export function useSteadyError(name: string | undefined, own: string | undefined, value: unknown): string | undefined {
  const fromForm = useFieldError(name, value);
  return useSteadyValue(own ?? fromForm);
}
