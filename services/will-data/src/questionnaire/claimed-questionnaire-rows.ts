export const claimedQuestionnaireRows = `
  select submission_id as "submissionId", answers from questionnaires natural join who`;
