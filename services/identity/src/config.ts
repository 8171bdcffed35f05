import { defineConfig, env, httpUrl, productionRules, publicUrl, secretKey } from '@plainwill/kit/config/config';
import { neverOff, soonEnough } from '@plainwill/kit/config/production-rules';
import { serviceVariables } from '@plainwill/kit/service/service-variables';
import { z } from 'zod';
import { googleVariables } from './credentials/google/google-settings.ts';

const months = (otherwise: number) =>
  z.coerce.number('It must be a number of months').int().min(1).max(120).default(otherwise);

const staffSecondStep = z
  .enum(['on', 'off'], 'It must be on or off')
  .optional()
  .transform((value) => value !== 'off')
  .register(productionRules, neverOff);

export const config = defineConfig({
  ...serviceVariables('identity'),
  publicUrl: env('PUBLIC_URL', publicUrl, 'the address of the site, which links in mail begin with'),
  linkKey: env(
    'IDENTITY_LINK_KEY',
    secretKey,
    'the secret that links in mail are made from: 32 random bytes in base64',
  ),
  willDataUrl: env('WILL_DATA_URL', httpUrl, 'where the will-data service answers'),
  notificationsUrl: env('NOTIFICATIONS_URL', httpUrl, 'where the notifications service answers'),
  // Two years on, most wills begun here are printed and signed or given up, and what they say of family and home is out of
  // date: to keep it longer is a risk without a use (UK GDPR, Article 5(1)(e)). A month is time enough to sign in once.
  inactiveWarningMonths: env(
    'INACTIVE_WARNING_MONTHS',
    months(23),
    'after how many months without use the owner of an account is warned',
  ),
  inactiveDeletionMonths: env(
    'INACTIVE_DELETION_MONTHS',
    months(24),
    'after how many it is deleted, never sooner than 30 days after the warning',
  ),
  isStaffSecondStepOn: env(
    'STAFF_SECOND_STEP',
    staffSecondStep,
    'on: what a role allows is done with a passkey or an authenticator code alone; off is for development',
  ),
  staffSecondStepFrom: env(
    'STAFF_SECOND_STEP_FROM',
    z.iso.date('It must be a day, like 2027-01-15').register(productionRules, soonEnough).optional(),
    'from which day on that is so, if it is announced; until then staff are told',
  ),
  isStaffRecoveryOn: env(
    'RECOVERY_BY_STAFF',
    z
      .enum(['on', 'off'], 'It must be on or off')
      .default('off')
      .transform((value) => value === 'on'),
    'on: two administrators may give an account to a customer who has lost every way in, 30 days later',
  ),
  ...googleVariables,
});

export type Config = ReturnType<typeof config.read>;
