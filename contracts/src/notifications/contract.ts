import { deliveriesContract, unsentEmailsContract } from './deliveries.ts';
import { integrationsContract } from './integrations.ts';
import { leadsContract } from './leads.ts';
import { operationsContract } from './operations.ts';
import { questionnaireContract } from './questionnaire.ts';

export const notificationsContract = {
  questionnaire: questionnaireContract,
  leads: leadsContract,
  integrations: integrationsContract,
  deliveries: deliveriesContract,
  unsentEmails: unsentEmailsContract,
  operations: operationsContract,
};
