import { auditContract } from '../kit/audit.ts';
import { complaintDeskContract, complaintsContract } from './complaints.ts';
import { deliveriesContract, unsentEmailsContract } from './deliveries.ts';
import { enquiriesContract } from './enquiries.ts';
import { enquiryErasureContract } from './erasure.ts';
import { integrationsContract } from './integrations.ts';
import { leadsContract } from './leads.ts';
import { mailSamplesContract } from './mail-samples.ts';
import { operationsContract } from './operations.ts';
import { questionnaireContract } from './questionnaire.ts';
import { queuesContract } from './queues.ts';
import { urgentWorkContract } from './urgent-work.ts';

export const notificationsContract = {
  questionnaire: questionnaireContract,
  leads: leadsContract,
  enquiries: enquiriesContract,
  complaints: complaintsContract,
  complaintDesk: complaintDeskContract,
  integrations: integrationsContract,
  deliveries: deliveriesContract,
  unsentEmails: unsentEmailsContract,
  mailSamples: mailSamplesContract,
  operations: operationsContract,
  queues: queuesContract,
  urgentWork: urgentWorkContract,
  erasure: enquiryErasureContract,
  audit: auditContract,
};
