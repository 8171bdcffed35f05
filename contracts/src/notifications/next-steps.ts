/** What happens after a questionnaire has been sent. */
export const nextSteps = [
  {
    title: 'Document Preparation',
    text: 'Sign in and finish your will online. You see every clause as it is written, with the reason for it. Automatic checks point out gaps and contradictions.',
  },
  {
    title: 'Delivery & Signing',
    text: 'Print your will and sign it in front of two adult witnesses. It is valid from then.',
  },
] as const;
