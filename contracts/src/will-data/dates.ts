import { z } from 'zod';
import { dayParts, earliestBirth } from '../shared/calendar-date.ts';

/** `YYYY-MM-DD`. That it is not in the future is for whoever knows what day it is. */
export const DateOfBirth = z
  .string()
  .max(10)
  .refine((day) => dayParts(day) !== null, 'Date of birth must be a real date')
  .refine((day) => day >= earliestBirth, 'Date of birth must be after 31 December 1899');
