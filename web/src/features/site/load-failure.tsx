import { brand } from '@plainwill/contracts/shared/brand';
import { Component, type ReactNode } from 'react';

/** Stands in for a screen that could not be loaded or shown. */
export class LoadFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className="mx-auto flex max-w-words flex-col items-start gap-4 px-5 py-16">
        <h1 className="heading text-heading">This page did not open</h1>
        <p>
          What you typed is kept on this device. <a href={window.location.href}>Load the page again</a>, or call us on{' '}
          {brand.phone}.
        </p>
      </main>
    );
  }
}
