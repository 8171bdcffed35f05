/** `dateOfBirth` is stored in `date_of_birth`, and `line1` in `line_1`. */
export const columnName = (field: string) => field.replace(/[A-Z\d]/g, (letter) => `_${letter.toLowerCase()}`);

/** `date_of_birth` is read as `dateOfBirth`. */
export const fieldName = (column: string) => column.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
