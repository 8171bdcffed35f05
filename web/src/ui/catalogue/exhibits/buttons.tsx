import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../buttons/button.tsx';
import { ButtonLink } from '../../buttons/button-link.tsx';
import { ButtonRow } from '../../buttons/button-row.tsx';
import type { ButtonVariant } from '../../buttons/button-variants.ts';
import { TextLink } from '../../buttons/text-link.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'plain'];

function States() {
  const [isPending, setPending] = useState(false);
  return (
    <>
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <ButtonRow>
            <Button variant={variant}>Save executor</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} isBlocked>
              Blocked
            </Button>
            <ButtonLink to="/" variant={variant}>
              A link
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
            </ButtonLink>
          </ButtonRow>
        </State>
      ))}
      <State name="Busy: keeps its width">
        <Button isPending={isPending} pendingLabel="Saving..." onPress={() => setPending(true)}>
          Press to see it busy
        </Button>
      </State>
      <State name="Wide, and a row spread out">
        <Button isWide>Continue</Button>
        <div className="mt-3">
          <ButtonRow isSpread>
            <Button variant="secondary">Previous</Button>
            <Button>Next</Button>
          </ButtonRow>
        </div>
      </State>
      <State name="Links within words">
        <p>
          Read about <TextLink to="/executors">executors</TextLink>, or{' '}
          <TextLink to="/booking" opensNewTab>
            open the calendar in a new tab
          </TextLink>
          .
        </p>
      </State>
    </>
  );
}

export default {
  title: 'Buttons and links',
  shows: ['button', 'button-link', 'button-row', 'text-link'],
  States,
} satisfies Exhibit;
