/** Who keeps the register a charity is on. */
export const charityRegisters = ['england_wales', 'scotland', 'northern_ireland', 'not_registered'] as const;
export type CharityRegister = (typeof charityRegisters)[number];

export const charityRegisterLabels: Record<CharityRegister, string> = {
  england_wales: 'England and Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
  not_registered: 'Not registered in the UK',
};

const shapes: Record<CharityRegister, RegExp> = {
  england_wales: /^\d{6,7}(?:-\d+)?$/,
  scotland: /^SC\d{6}$/i,
  northern_ireland: /^NIC\d{6}$/i,
  not_registered: /^$/,
};

/** Whether a number has the shape that a register's numbers have, spaces aside. */
export const isCharityNumber = (register: CharityRegister, number: string) =>
  shapes[register].test(number.replace(/\s/g, ''));
