import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../shared/paths/paths.ts';
import type { Page } from './page.ts';

export const accessibility: Page = {
  path: paths.accessibility,
  heading: 'Accessibility statement',
  lead: 'Everyone should be able to make a will. If something here gets in your way, tell us. We will help you, and fix it.',
  inShort: [
    'We build the whole site to work with a keyboard, a screen reader, large text, or just your voice.',
    'Our guides work without scripts, and on old and slow phones.',
    `Stuck? Call **${brand.phone}** or write to us, and tell us what you need.`,
  ],
  sections: [
    {
      id: 'what-you-can-do',
      title: 'What you should be able to do',
      blocks: [
        {
          list: [
            'make the text four times as large, without having to scroll sideways',
            'use the site on a screen as narrow as a small phone',
            'reach and work everything with a keyboard, and always see where you are',
            'listen to it with a screen reader, with headings, lists and tables that make sense',
            'use your own colours, or the high contrast of Windows',
            'switch off moving things: we follow the setting of your device',
            'put a list in order with buttons, if dragging is hard',
            'paste your password, or let a password manager fill it in',
            'understand it: short sentences, and every legal word explained',
          ],
        },
      ],
    },
    {
      id: 'standard',
      title: 'How accessible it is',
      blocks: [
        'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We know of some places where we do not meet it yet, and list them below.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work well yet',
      blocks: [
        {
          table: {
            caption: 'Known problems, and what to do instead',
            columns: ['What', 'What you can do'],
            rows: [
              [
                'The booking calendar belongs to another firm. We have tested only part of it.',
                `Call ${brand.phone} to book a meeting.`,
              ],
              [
                'Making your will, signing in and the calculator need scripts.',
                'If you cannot use them, call us and we will find another way.',
              ],
              [
                'A will is signed by hand, on paper. The law requires it.',
                `There are rules for those who cannot sign or read it. See [special situations](${paths.specialSituations}).`,
              ],
              [
                'There is no version in sign language, Easy Read or Welsh.',
                'Tell us what you need and we will look for a way.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'tested',
      title: 'How we test it',
      blocks: [
        'Each time we change the site, a program checks its pages for known faults, and uses them as a person would. We check the guides for how hard they are to read: a child of about 11 should be able to follow them.',
        'A program finds only some of the faults. It has not yet been tested by an outside expert, or with enough people who use screen readers every day. We plan to do both.',
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us, or ask for another format',
      blocks: [
        `Write to [${brand.email}](mailto:${brand.email}) or call ${brand.phone}. Tell us the page, and what went wrong. You can ask for any page in large print, on paper or by phone.`,
        'If you are not happy with our answer, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) can advise you.',
      ],
    },
  ],
  reviewedOn: '2026-11-24',
};
