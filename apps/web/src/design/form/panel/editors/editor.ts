import type { ComponentType } from 'react';
import type { PropDefinition } from '@inkstone/form-engine';
import type { ControlDefinition } from '@inkstone/schema';
import type { ControlType } from '@inkstone/controls/models';

/** What the editor of a property is given. */
export interface EditorProps {
  readonly id: string;
  readonly option: string;
  /** The name of the property in the person's language. */
  readonly label: string;
  readonly prop: PropDefinition;
  /** What the form sets, or the default. */
  readonly value: unknown;
  readonly isFixed: boolean;
  /** Undefined resets the property. */
  readonly onChange: (value: unknown) => void;
  /** The control whose property it is; a column is `sheet.column`. */
  readonly controlKey: string;
  readonly control: ControlDefinition;
  readonly type: ControlType;
}

export type PropertyEditor = ComponentType<EditorProps>;
