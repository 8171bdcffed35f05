/** Reviewers have one of these qualifications; a trainee does all but approve. */
export const qualifications = ['solicitor', 'cilex', 'step', 'will-writer', 'trainee'] as const;
export type Qualification = (typeof qualifications)[number];

export const qualificationNames: Record<Qualification, string> = {
  solicitor: 'Solicitor',
  cilex: 'Chartered Legal Executive (CILEX)',
  step: 'Trust and estate practitioner (STEP)',
  'will-writer': 'Will writer',
  trainee: 'Trainee',
};

export const mayApprove = (qualification: Qualification) => qualification !== 'trainee';

export const regulatorLength = 100;
export const regulatorNumberLength = 40;
/** The list of the reviewer’s family has one name a line. */
export const declaredFamilyLength = 2000;
