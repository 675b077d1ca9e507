import type { Field } from '../interfaces/form.ts';
import type { FormLayout } from '../layout/form-layout.ts';
import type { FormEdits } from './form-edits.ts';
import type { GraphListener } from '../graph/graph-listener.ts';

/** What follows an edit, in this order: tabs follow their conditions, edited fields are validated, events run. */
export class FormListener implements GraphListener {
  private readonly layout: FormLayout;
  private readonly edits: FormEdits;

  constructor(layout: FormLayout, edits: FormEdits) {
    this.layout = layout;
    this.edits = edits;
  }

  computed(): void {
    this.layout.update();
    for (const field of this.edits.takeEdited()) if (!field.isBeingEdited) field.check();
    this.edits.events?.runDue();
  }

  focused({ path }: Field): void {
    this.edits.events?.focused(path);
  }

  blurred({ path }: Field): void {
    this.edits.events?.blurred(path);
  }
}
