/** The text speaks to the person themselves, or about them. */
export interface Voice {
  /** The picture has this name at its top. */
  name: string;
  you: 'you' | 'they';
  your: 'your' | 'their';
  /** After a verb: "close to you". */
  object: 'you' | 'them';
  /** The person who does not know what is left open. */
  unsure: 'you' | 'we';
}

export const toThePerson: Voice = { name: 'You', you: 'you', your: 'your', object: 'you', unsure: 'you' };

export const aboutSomebody = (name: string): Voice => ({
  name,
  you: 'they',
  your: 'their',
  object: 'them',
  unsure: 'we',
});
