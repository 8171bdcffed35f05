/** "Daniel’s", "Thomas’", "the Society for Animals’". */
export const possessive = (name: string) => `${name}${name.endsWith('s') ? '’' : '’s'}`;
