import { Component, type ReactNode } from 'react';
import type { JsonObject } from '@inkstone/design';

interface DesignerBoundaryProps {
  /** What is designed; the designer is tried again when it changes. */
  readonly content: JsonObject;
  /** Whether the content is known to have values of a wrong kind; what fails otherwise is not its fault. */
  readonly isUnfit: boolean;
  /** Shown instead of a designer that cannot show it. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface Failed {
  readonly failure: unknown;
  /** Null: the failure was only just caught. */
  readonly content: JsonObject | null;
}

/** Keeps a document that its designer cannot show from taking the frame along. */
export class DesignerBoundary extends Component<DesignerBoundaryProps, { readonly failed: Failed | null }> {
  override state: { readonly failed: Failed | null } = { failed: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failed: { failure, content: null } };
  }

  static getDerivedStateFromProps({ content }: DesignerBoundaryProps, { failed }: { readonly failed: Failed | null }) {
    if (!failed || failed.content === content) return null;
    return { failed: failed.content === null ? { ...failed, content } : null };
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (!this.props.isUnfit) throw failed.failure;
    return this.props.instead;
  }
}
