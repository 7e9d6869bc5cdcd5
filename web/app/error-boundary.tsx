import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { Container } from '../ui/layout.tsx';

interface ErrorBoundaryProps {
  /** The content that may fail. New content resets the error. */
  readonly at: string;
  readonly children: ReactNode;
}

/** The last resort: a screen that fails shows an error and can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && at !== this.props.at) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Container>
        <ErrorState title="Something went wrong" onRetry={() => window.location.reload()}>
          We couldn't show this page. Everything you've saved is safe.
        </ErrorState>
      </Container>
    );
  }
}
