import { deliveriesContract, unsentEmailsContract } from './deliveries.ts';
import { integrationsContract } from './integrations.ts';
import { leadsContract } from './leads.ts';
import { questionnaireContract } from './questionnaire.ts';

export const notificationsContract = {
  questionnaire: questionnaireContract,
  leads: leadsContract,
  integrations: integrationsContract,
  deliveries: deliveriesContract,
  unsentEmails: unsentEmailsContract,
};
