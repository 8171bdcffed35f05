/** The box of anything that is typed into or chosen from. */
export const fieldBox =
  'w-full min-h-13 rounded-field border border-field bg-card px-3.5 py-2 text-body font-medium text-ink transition-colors hover:border-deep placeholder:font-normal placeholder:text-muted invalid:border-danger data-[invalid]:border-2 data-[invalid]:border-danger';

export const fieldLabel = 'block font-semibold text-ink';
