import { useHeldStill } from '../browser/press.ts';
import { useFieldError } from './field-parts.tsx';

/** What is wrong with an input, by itself or as its form says; it comes and goes between presses, as it moves the page. */
export function useSteadyError(name: string | undefined, own: string | undefined): string | undefined {
  const fromForm = useFieldError(name);
  return useHeldStill(own ?? fromForm);
}
