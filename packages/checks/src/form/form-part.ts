import type { ControlDefinition, FormDefinition } from '@inkstone/schema';
import type { ControlLocation } from '../issue/issue-location.ts';

export type ControlPart = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** A control of a form or a column of one, with its location. */
export interface FormPart {
  readonly part: ControlPart;
  readonly location: ControlLocation;
  /** The keys beside it: those of the form's controls, or of the columns. */
  readonly siblings: readonly string[];
}

export function partsOfForm({ controls }: Pick<FormDefinition, 'controls'>): readonly FormPart[] {
  const siblings = controls.map(({ key }) => key);
  return controls.flatMap((control) => {
    const columns = control.columns ?? [];
    const columnKeys = columns.map(({ key }) => key);
    return [
      { part: control, location: { kind: 'control', control: control.key }, siblings },
      ...columns.map((column): FormPart => ({
        part: column,
        location: { kind: 'control', control: control.key, column: column.key },
        siblings: columnKeys,
      })),
    ] satisfies FormPart[];
  });
}

/** Returns the location of `price` or `items.price`, as the form engine and look-ups name controls and columns. */
export function controlAt(key: string): ControlLocation {
  const [control = '', column] = key.split('.');
  return { kind: 'control', control, ...(column !== undefined && { column }) };
}
