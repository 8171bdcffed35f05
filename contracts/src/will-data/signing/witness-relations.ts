/** A witness is one of these to the testator: of those that are not family, the nearest word. */
export const witnessRelations = [
  'spouse',
  'civil_partner',
  'partner',
  'child',
  'stepchild',
  'grandchild',
  'parent',
  'stepparent',
  'sibling',
  'half_sibling',
  'other_relative',
  'friend',
  'neighbour',
  'colleague',
  'professional',
  'other',
] as const;
export type WitnessRelation = (typeof witnessRelations)[number];

/** A witness who attends by video is in nobody’s presence. */
export const attendances = ['in_person', 'video'] as const;

/** An answer about a marriage, a couple or a parent names the testator so, and the next names the spouse or partner. */
export const testatorReference = 'testator';
export const spouseReference = 'spouse';

/** Two are needed; a fourth helps nobody more than the third. */
export const maxWitnesses = 4;
