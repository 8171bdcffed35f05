/** Says whether somebody needs help with money: asked once and never printed; no diagnosis and no benefit is named. */
export const protectShareQuestion = {
  type: 'yesNo',
  label: 'Are they disabled, do they need help with money, or get means-tested benefits or care?',
  isNullable: true,
  isOptional: true,
  isEncrypted: true,
  isForTestatorOnly: true,
} as const;
