/** The courts’ fee for storing a will; the public pages quote the same. */
export const willStorageFee = {
  pounds: 24,
  from: '2026-07-13',
  source: {
    title: 'GOV.UK: store a will with the Probate Service',
    url: 'https://www.gov.uk/government/publications/store-a-will-with-the-probate-service',
  },
  /** The day on which it was last held against its source. */
  checkedOn: '2026-08-21',
} as const;
