/** A message as it is sent, without its recipient. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
