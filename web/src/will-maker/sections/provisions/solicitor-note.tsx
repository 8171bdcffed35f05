import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export const findASolicitor = 'https://solicitors.lawsociety.org.uk';

interface SolicitorNoteProps {
  /** Completes "Ask a solicitor instead …"; a sentence of its own where advice is always wise. */
  children: ReactNode;
  isAlways?: boolean;
}

/** The cases that this service leaves to a solicitor, in one sentence. */
export const SolicitorNote = ({ children, isAlways }: SolicitorNoteProps) =>
  isAlways ? (
    <Notice tone="info" title="Ask a solicitor first">
      {children}{' '}
      <TextLink to={findASolicitor} opensNewTab>
        Find a solicitor (opens in a new tab)
      </TextLink>
    </Notice>
  ) : (
    <p className="text-small text-muted">Ask a solicitor instead {children}.</p>
  );

/** Gifts and shares of the rest are handed over once, outright: the service makes no annuity and no trust to choose by. */
export const OutrightOnlyNote = () => (
  <SolicitorNote>
    for regular payments to someone, a trust in which others choose who gets what, or a trust that keeps money safe from
    debts or a divorce
  </SolicitorNote>
);
