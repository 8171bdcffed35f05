/** A text in one line, in which case and accents make no difference, nor how an apostrophe is typed. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .replaceAll('\n', ' ');
