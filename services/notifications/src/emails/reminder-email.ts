import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { letter, type Message } from './layout.ts';

interface Addressed {
  link: string;
  /** Stops such letters, and can do nothing else. */
  stopToken: string;
}

/**
 * Whoever looks over a shoulder learns nothing from it: it has no name, no event, and no word of what is kept here. It
 * offers nothing for sale, for a reminder that did would be marketing (PECR 2003, reg. 22).
 */
export function reminderLetter(brand: string, { link, stopToken }: Addressed): Message {
  return letter({
    brand,
    subject: `A note from ${brand}`,
    paragraphs: [
      'There is something in your account for you to look at. It takes a minute or two.',
      'Sign in to see what it is. You can mark it as done there, or ask to be reminded later.',
    ],
    action: { label: 'Sign in and see', link },
    footnote:
      'We send a note like this at most once every 30 days, and you can choose what they are about when you sign in.',
    stopLink: new URL(`${gatewayPaths.unsubscribe}/${stopToken}`, link).href,
  });
}
