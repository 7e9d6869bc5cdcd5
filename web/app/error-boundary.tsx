import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { Container } from '../ui/layout.tsx';
import { PageNotLoaded } from './lazy-page.ts';

interface ErrorBoundaryProps {
  /** The content that may fail. New content resets the error. */
  readonly at: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** In an object, because anything can be thrown, also nothing. */
  readonly failure?: { readonly error: unknown } | undefined;
}

/** The last resort: a screen that fails shows an error and can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps): void {
    if (this.state.failure && at !== this.props.at) this.#reset();
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PageNotLoaded) error.forget();
  }

  #reset = () => this.setState({ failure: undefined });

  #retry = () => {
    this.#reset();
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <Container>
        {failure.error instanceof PageNotLoaded ? (
          <ErrorState title="We couldn't load this page" onRetry={this.#retry}>
            Check your connection and try again. If that doesn't help, reload the page.
          </ErrorState>
        ) : (
          <ErrorState title="Something went wrong" onRetry={() => window.location.reload()}>
            We couldn't show this page. Everything you've saved is safe.
          </ErrorState>
        )}
      </Container>
    );
  }
}
