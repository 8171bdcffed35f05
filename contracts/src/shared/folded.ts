/** A text as it is searched for: case, accents, spaces and how an apostrophe is typed make no difference. */
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ');
