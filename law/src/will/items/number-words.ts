/** A number in words, as people write it before years or shares. */
export const numberWord =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)';
