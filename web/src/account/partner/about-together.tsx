/** Both read these lines before they are linked. */
const linesOfPlanning = [
  'Each of you has a private account. Neither of you can open the other’s.',
  'Being linked shows neither of you anything that the other has told us, except a first name.',
  'You make two separate wills. Each of you can change your own at any time.',
  'Each of you answers for yourself. No one fills in anything for the other.',
  'We don’t tell either of you when the other signs in, changes something or asks us for help.',
  'Either of you can end it at any time, without giving a reason. Your answers and your will stay as they are.',
];

export const AboutTogether = () => (
  <ul className="flex list-disc flex-col gap-2 pl-6">
    {linesOfPlanning.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
