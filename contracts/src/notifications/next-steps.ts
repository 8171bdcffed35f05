/** What happens after a questionnaire has been sent. */
export const nextSteps = [
  {
    title: 'Legal Review',
    text: 'Our legal team reads your answers, and gets in touch if anything needs a closer look.',
  },
  {
    title: 'Document Preparation',
    text: 'Sign in and finish your will online. You see every clause as it is written, with the reason for it.',
  },
  {
    title: 'Delivery & Signing',
    text: 'Print your will and sign it in front of two adult witnesses. It is valid from then.',
  },
] as const;
