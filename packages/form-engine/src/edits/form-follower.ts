import type { Field } from '../interfaces/form.ts';
import type { FormLayout } from '../layout/form-layout.ts';
import type { FormEdits } from './form-edits.ts';
import type { GraphFollower } from '../graph/form-graph.ts';

/** What comes after an edit, in this order: tabs follow their conditions, what was set is checked, events run. */
export class FormFollower implements GraphFollower {
  private readonly layout: FormLayout;
  private readonly edits: FormEdits;

  constructor(layout: FormLayout, edits: FormEdits) {
    this.layout = layout;
    this.edits = edits;
  }

  computed(): void {
    this.layout.follow();
    for (const field of this.edits.takeEdited()) if (!field.isBeingEdited) field.check();
    this.edits.events?.runDue();
  }

  entered({ path }: Field): void {
    this.edits.events?.entered(path);
  }

  left({ path }: Field): void {
    this.edits.events?.left(path);
  }
}
