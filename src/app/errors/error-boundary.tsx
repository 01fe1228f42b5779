import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure';

interface ErrorBoundaryProps {
  /** A new value renders the children again, as after a navigation. */
  resetKey: string;
  children: ReactNode;
}

/** Shows an error page when a page throws, for example when its script did not load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(prevProps: ErrorBoundaryProps): void {
    if (this.state.failed && prevProps.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}
