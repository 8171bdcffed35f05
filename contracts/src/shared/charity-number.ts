export const charityRegisters = ['england_wales', 'scotland', 'northern_ireland', 'not_registered'] as const;
export type CharityRegister = (typeof charityRegisters)[number];

export const charityRegisterLabels: Record<CharityRegister, string> = {
  england_wales: 'England and Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
  not_registered: 'Not on a register',
};

// A charity linked to another in England and Wales has the main charity’s number and its own after a hyphen.
const shapes: Record<CharityRegister, RegExp | null> = {
  england_wales: /^\d{6,7}(-\d{1,3})?$/,
  scotland: /^SC\d{6}$/,
  northern_ireland: /^NIC\d{6}$/,
  not_registered: null,
};

/** A charity number as its register prints it, `SC012345`, from any case, spacing and kind of hyphen. */
export const normaliseCharityNumber = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .toUpperCase();

/**
 * Says whether the register could have given this number, in any case and spacing; never for a charity on no register.
 */
export const isCharityNumber = (register: CharityRegister, number: string): boolean =>
  shapes[register]?.test(normaliseCharityNumber(number)) ?? false;

/** A search lists so many: someone who looks for one among more adds a word. */
export const maxFoundCharities = 10;

/** People need no more names than these to know a charity. */
export const maxOtherNames = 3;

/** The names and towns of registers have no more characters than this. */
export const maxCharityText = 300;
