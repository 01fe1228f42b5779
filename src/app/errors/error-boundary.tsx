import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure';

interface ErrorBoundaryProps {
  /** Another value gives the children another try, as after a navigation. */
  resetKey: string;
  children: ReactNode;
}

/** Shows a way on in place of a page that failed, such as by a script that did not arrive. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure /> : this.props.children;
  }
}
