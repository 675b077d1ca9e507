import { Component, type ReactNode } from 'react';

interface ExtensionBoundaryProps {
  readonly children: ReactNode;
  /** Rendered once the children have failed. */
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** Reports a failure of its children and renders the fallback in their place; the rest of the form keeps working. */
export class ExtensionBoundary extends Component<ExtensionBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
