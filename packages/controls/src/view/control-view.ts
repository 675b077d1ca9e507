import type { Field, Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import type { ComponentType } from 'react';

/** The props of every view of a control. A view reads signals and calls the form; it contains no rules. */
export interface ViewProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
  /** Inside a cell of a sheet: one line without its own border. */
  readonly compact?: boolean;
  /** Called when the user leaves the control. */
  readonly onBlur: () => void;
}

export type ControlView = ComponentType<ViewProps>;

/** The views of one control type. They are loaded when first rendered. */
export interface ControlViews {
  /** Editing in a wide window. */
  readonly desktop: ControlView;
  /** Editing on a phone. */
  readonly mobile: ControlView;
  /** For users with read-only access. */
  readonly readonly: ControlView;
  /** One line of a list or table. */
  readonly cell: ControlView;
  /**
   * The frame around the view: `field` with label, tips and issues; `bare` without; `heading` starts a part that folds; `whole` is a group
   * of inputs that is named by the label without being its target.
   */
  readonly frame: 'field' | 'whole' | 'bare' | 'heading';
}
