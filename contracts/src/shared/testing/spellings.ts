/** One name as people type it: each search finds it by each of these. */
export const spellings = [
  'Zoë O’Neill',
  'Zoe\u0308 O’Neill',
  'zoe o’neill',
  "ZOE O'NEILL",
  'Zoé O‘Neill',
  'Ｚoe\u00a0 O’Neill',
] as const;
