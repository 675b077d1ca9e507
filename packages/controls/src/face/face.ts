import type { Field, Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import type { ComponentType } from 'react';

/** What every face of a control is given. A face reads signals and calls the form; it decides nothing. */
export interface FaceProps {
  readonly field: Field;
  readonly form: Form;
  readonly locale: Locale;
  /** Inside a cell of a sheet: one quiet line without a border of its own. */
  readonly compact?: boolean;
  /** The person left the control. */
  readonly onBlur: () => void;
}

export type Face = ComponentType<FaceProps>;

/** Where the designer's palette offers the control (designer specification, section 2). */
export type PaletteGroup = 'basic' | 'system' | 'layout' | 'advanced';

/** The views of one control type. They load when they are first drawn. */
export interface ControlFaces {
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly group: PaletteGroup;
  /** Editing in a wide window. */
  readonly desktop: Face;
  /** Editing on a phone. */
  readonly mobile: Face;
  /** For those who may only read. */
  readonly readonly: Face;
  /** One line of a list or table. */
  readonly cell: Face;
  /**
   * How the renderer frames it: `field` with label, tips and error; `bare` as it is; `heading` starts a part that folds;
   * `whole` is a group of inputs of its own, which the label names but does not point at.
   */
  readonly frame: 'field' | 'whole' | 'bare' | 'heading';
}
