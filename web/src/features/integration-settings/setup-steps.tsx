import { Card } from '../../ui/layout/page-layout.tsx';

/** How to connect Zapier, and what it will be sent. */
export function SetupSteps() {
  return (
    <Card>
      <h2 className="heading text-lead">How to set it up</h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>In Zapier, create a Zap and choose the trigger “Webhooks by Zapier” with the event “Catch Hook”.</li>
        <li>Copy the webhook URL that Zapier shows you, paste it here and choose Save Settings.</li>
        <li>Choose Send test. Zapier then knows the name of every field, and you can go on with your Zap.</li>
        <li>Switch the Zap on. Zapier takes deliveries also while it is off, and then does nothing with them.</li>
      </ol>
      <h3 className="font-semibold">What is sent</h3>
      <p>
        A finished questionnaire goes with all its answers, the time and its source. A lead goes with the name, the
        email address and what was agreed to; what they asked stays here.
      </p>
      <p className="text-muted">
        What does not arrive is tried again for a day. It may then arrive twice under the same webhook-id.
      </p>
    </Card>
  );
}
