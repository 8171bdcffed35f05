import { z } from 'zod';

export const SaveInput = z.object({
  basedOn: z.int().nonnegative(),
  changes: z
    .object({
      firstName: z.string().max(100),
      lastName: z.string().max(100),
      dateOfBirth: z.iso.date(),
      email: z.email().max(254),
      mobileCountryCode: z.string().max(5),
      mobileNumber: z.string().max(20),
      occupation: z.string().max(100),
    })
    .partial(),
});
