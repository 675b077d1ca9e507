import type { Field } from '../interfaces/form.ts';
import type { WrittenCell } from '../linkage/linkages.ts';
import type { ControlField } from '../open-form/control-field.ts';

/** Notified of what a person does, and after each round of computing: runs checks, tabs, events. */
export interface GraphListener {
  focused(field: Field): void;
  blurred(field: Field): void;
  computed(): void;
}

/** Knows what a person has set. An object, because functions that are set on an open form would keep it in memory for longer. */
export interface EditTracker {
  /** Has the person set it? */
  isTouched(target: ControlField | WrittenCell): boolean;
  /** A linkage overwrote what the person may have set. */
  linkageWrote(target: ControlField | WrittenCell): void;
}
