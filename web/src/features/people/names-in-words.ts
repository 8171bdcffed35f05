const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A list of people in one line, as a closed section shows it. */
export const namesInWords = (names: readonly string[]) => (names.length === 0 ? 'Not yet started' : list.format(names));
