const spaced = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** A postcode as it is printed, `SW1A 1AA`, from any case, spacing and stray punctuation; null if it cannot be one. */
export function normalisePostcode(typed: string): string | null {
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (compact === 'GIR0AA') return 'GIR 0AA';
  const match = spaced.exec(compact);
  return match ? `${match[1]} ${match[2]}` : null;
}
