import { leadsContract } from './leads.ts';
import { questionnaireContract } from './questionnaire.ts';

export const notificationsContract = {
  questionnaire: questionnaireContract,
  leads: leadsContract,
};
