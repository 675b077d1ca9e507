import { Component, type ReactNode } from 'react';

interface ExtensionBoundaryProps {
  readonly children: ReactNode;
  /** Stands there once the children failed. */
  readonly shown: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** What fails inside is told and replaced; the form around it goes on. */
export class ExtensionBoundary extends Component<ExtensionBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.shown : this.props.children;
  }
}
