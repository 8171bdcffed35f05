import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { WithEmails } from '../text/email-text.tsx';

interface SectionProps {
  id: string;
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The section's answer in one line, shown while it is closed. */
  summary: string;
  children: ReactNode;
  /** The level of its heading: one below that of the part of the page it stands in. */
  level?: 2 | 3;
}

/** A part of a page that folds away and still tells its answer. What it holds is first shown when it is first opened. */
export function Section({ id, title, isOpen, onToggle, summary, children, level = 3 }: SectionProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Disclosure
      data-section={id}
      isExpanded={isOpen}
      onExpandedChange={onToggle}
      className="scroll-mt-6 rounded-card border border-line bg-card"
    >
      <Heading level={level} className="heading text-title">
        <Button
          slot="trigger"
          className="flex min-h-16 w-full cursor-pointer items-center gap-x-6 gap-y-0.5 rounded-card px-5 py-4 text-left sm:px-8"
        >
          <span className="flex min-w-0 grow flex-col justify-between gap-x-6 sm:flex-row sm:items-baseline">
            {title}
            {!isOpen && (
              <span className="min-w-0 font-text text-small font-normal tracking-normal text-muted wrap-anywhere sm:text-right">
                <WithEmails text={summary} />
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={2.2}
            className={
              isOpen ? 'size-5 shrink-0 rotate-180 transition-transform' : 'size-5 shrink-0 transition-transform'
            }
          />
        </Button>
      </Heading>
      <DisclosurePanel>
        {wasOpened && <div className="flex flex-col gap-6 px-5 pt-2 pb-6 sm:px-8 sm:pb-8">{children}</div>}
      </DisclosurePanel>
    </Disclosure>
  );
}
