import type { Field, Form } from '@inkstone/form-engine';
import type { ControlDefinition, LayoutRow, Locale } from '@inkstone/schema';
import { hasRemoteChoices } from '../view/field-context.ts';
import { completeLayout, knownRows, shareSpans, splitParts } from '../layout/grid-rows.ts';
import type { PrintBlock } from './print-block.ts';
import { presentField } from './present-field.ts';
import { loadCellChoices, printSheet } from './print-sheet.ts';

export interface PrintOptions {
  readonly locale: Locale;
  /** Controls to leave out; a heading is left out with the rows below it. */
  readonly omitted?: ReadonlySet<string>;
}

/**
 * Returns the printable content of an open form: what is visible, in the order of its layout. Panels of tabs follow each other, and nothing
 * is folded. Waits until the names of chosen values have been loaded.
 */
export async function printBody(form: Form, { locale, omitted = new Set() }: PrintOptions): Promise<readonly PrintBlock[]> {
  for (const field of form.fields()) if (field.visible.peek()) loadChoices(field, form);
  await form.settled();
  return withoutIdleRules(new Body(form, locale, omitted).blocksOf(completeLayout(form.definition)));
}

function loadChoices(field: Field, form: Form): void {
  if (field.model.role === 'sheet') loadCellChoices(form.sheet(field.path));
  else if (hasRemoteChoices(field, field.options.peek())) field.choices.peek();
}

class Body {
  readonly #form: Form;
  readonly #locale: Locale;
  readonly #omitted: ReadonlySet<string>;
  readonly #definitions: ReadonlyMap<string, ControlDefinition>;

  constructor(form: Form, locale: Locale, omitted: ReadonlySet<string>) {
    this.#form = form;
    this.#locale = locale;
    this.#omitted = omitted;
    this.#definitions = new Map(form.definition.controls.map((control) => [control.key, control]));
  }

  blocksOf(layout: readonly LayoutRow[]): readonly PrintBlock[] {
    const rows = knownRows(layout, (control) => this.#definitions.get(control)?.options ?? null);
    const isHeading = (control: string): boolean => this.#form.field(control).model.headsRows === true;
    return splitParts(rows, isHeading).flatMap(({ heading, group, rows: own }) => {
      if (group !== null && this.#omitted.has(group)) return [];
      const below = own.flatMap((row) => this.#blocksOfRow(row));
      return below.length === 0 ? [] : [...(heading ? this.#blocksOfRow(heading) : []), ...below];
    });
  }

  /** Containers and sub-tables take the full width; the rest of the row stays together. */
  #blocksOfRow({ columns }: LayoutRow): PrintBlock[] {
    const shown = columns.filter(({ control }) => !this.#omitted.has(control) && this.#form.field(control).visible.peek());
    const wide = shown.filter(({ control }) => this.#isWide(control));
    const cells = shareSpans(shown.filter((column) => !wide.includes(column))).flatMap(({ control, span }) => {
      const field = this.#form.field(control);
      if (field.model.onScreenOnly) return [];
      const value = presentField(field, this.#form, this.#locale);
      const isText = field.model.role === 'layout';
      return isText && value.kind === 'empty' ? [] : [{ label: isText ? '' : field.label(this.#locale), span, value }];
    });
    const row: PrintBlock[] = cells.length > 0 ? [{ kind: 'row', cells }] : [];
    return [...row, ...wide.flatMap(({ control }) => this.#wideBlocks(control))];
  }

  #isWide(control: string): boolean {
    const { model } = this.#form.field(control);
    const definition = this.#definitions.get(control);
    return model.role === 'sheet' || model.headsRows === true || definition?.layout !== undefined || isTabs(definition);
  }

  #wideBlocks(control: string): readonly PrintBlock[] {
    const field = this.#form.field(control);
    if (field.model.role === 'sheet') return [printSheet(this.#form.sheet(control), this.#form, this.#locale)];
    const definition = this.#definitions.get(control);
    if (isTabs(definition)) return this.#panels(control);
    const heading: PrintBlock = { kind: 'heading', text: field.label(this.#locale) };
    const below = this.blocksOf(definition?.layout ?? []);
    if (field.model.headsRows) return heading.text === '' ? [] : [heading];
    return below;
  }

  #panels(control: string): readonly PrintBlock[] {
    const heads = this.#form.tabs(control).heads.peek();
    const panels = heads.flatMap(({ key, title, visible, found }): PrintBlock[] => {
      if (!visible || !found || this.#omitted.has(key)) return [];
      const below = this.blocksOf(this.#definitions.get(key)?.layout ?? []);
      return below.length === 0 ? [] : [{ kind: 'heading', text: title }, ...below];
    });
    return panels.length === 0 ? [] : [...panels, { kind: 'rule' }];
  }
}

/** A rule stands only before what would otherwise belong to the heading above. */
function withoutIdleRules(blocks: readonly PrintBlock[]): readonly PrintBlock[] {
  const isBody = (block: PrintBlock | undefined): boolean => block?.kind === 'row' || block?.kind === 'sheet';
  return blocks.filter(({ kind }, index) => kind !== 'rule' || isBody(blocks[index + 1]));
}

function isTabs(definition: ControlDefinition | undefined): boolean {
  return Array.isArray(definition?.options['heads']);
}
