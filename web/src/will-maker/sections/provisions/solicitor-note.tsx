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
