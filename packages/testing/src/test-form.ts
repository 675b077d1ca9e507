import { deepStrictEqual, ok } from 'node:assert/strict';
import { controlModels } from '@inkstone/controls/models';
import { createForm, type Field, type FieldStatus, type Form, type FormInput, type RowId } from '@inkstone/form-engine';
import type { FieldPath, FieldValue, FormDefinition, FormValues } from '@inkstone/schema';

export type TestFormInput = Partial<Omit<FormInput, 'definition' | 'environment'>> & {
  readonly environment?: Partial<FormInput['environment']>;
};

/**
 * Drives a form as a person at the screen would: only visible and editable fields accept input, and leaving a field validates it. Rows
 * are numbered from 1: `items[2].price`.
 *
 * ```ts
 * testForm(definition).type('price', '12').expectIssue('price', 'Max').type('price', '8').expectValid();
 * ```
 */
export class TestForm {
  readonly form: Form;

  constructor(form: Form) {
    this.form = form;
  }

  /** Enters a value and leaves the field. */
  type(path: FieldPath, value: unknown): this {
    const field = this.field(path);
    ok(field.visible.value, `${path} is not visible`);
    ok(!field.readonly.value, `${path} cannot be edited`);
    field.focus();
    this.form.set(field.path, value);
    field.blur();
    return this;
  }

  clear(path: FieldPath): this {
    return this.type(path, null);
  }

  leave(path: FieldPath): this {
    this.field(path).blur();
    return this;
  }

  addRow(sheet: string, values: Readonly<Record<string, unknown>> = {}): this {
    ok(this.form.sheet(sheet).mayAdd.value, `${sheet} takes no new rows`);
    this.form.sheet(sheet).append(values);
    return this;
  }

  removeRow(sheet: string, row: number): this {
    ok(this.form.sheet(sheet).mayDelete.value, `rows of ${sheet} cannot be removed`);
    this.form.sheet(sheet).remove(this.rowId(sheet, row));
    return this;
  }

  expectValue(path: FieldPath, value: FieldValue): this {
    deepStrictEqual(this.field(path).value.value, value, path);
    return this;
  }

  /** Expects these values; other fields may hold anything. */
  expectValues(values: FormValues): this {
    const all = this.form.values();
    deepStrictEqual(Object.fromEntries(Object.keys(values).map((key) => [key, all[key]])), values);
    return this;
  }

  expectIssue(path: FieldPath, code: string): this {
    const codes = this.codes(path);
    ok(codes.includes(code), `${path} has no issue ${code}, but ${codes.join(', ') || 'none'}`);
    return this;
  }

  expectNoIssue(path: FieldPath): this {
    deepStrictEqual(this.codes(path), [], path);
    return this;
  }

  expectStatus(path: FieldPath, status: FieldStatus): this {
    deepStrictEqual(this.field(path).status.value, status, path);
    return this;
  }

  expectVisible(...paths: readonly FieldPath[]): this {
    for (const path of paths) ok(this.field(path).visible.value, `${path} is hidden`);
    return this;
  }

  expectHidden(...paths: readonly FieldPath[]): this {
    for (const path of paths) ok(!this.field(path).visible.value, `${path} is visible`);
    return this;
  }

  expectReadonly(...paths: readonly FieldPath[]): this {
    for (const path of paths) ok(this.field(path).readonly.value, `${path} can be edited`);
    return this;
  }

  expectRows(sheet: string, count: number): this {
    deepStrictEqual(this.form.sheet(sheet).rows.value.length, count, sheet);
    return this;
  }

  /** Expects that full validation reports no issue, so that the form could be submitted. */
  expectValid(): this {
    deepStrictEqual(this.form.validate({ full: true }), []);
    return this;
  }

  /** Expects exactly these issues from full validation, as `path code` in the form's order; rows are numbered from 1. */
  expectInvalid(...issues: readonly string[]): this {
    const found = this.form.validate({ full: true }).map(({ path, code }) => `${this.shown(path)} ${code}`);
    deepStrictEqual(found, issues);
    return this;
  }

  private field(path: FieldPath): Field {
    return this.form.field(this.stable(path));
  }

  private codes(path: FieldPath): string[] {
    return this.field(path).errors.value.map(({ code }) => code);
  }

  private rowId(sheet: string, row: number): RowId {
    const id = this.form.sheet(sheet).rows.value[row - 1];
    ok(id, `${sheet} has no row ${row}`);
    return id;
  }

  /** Returns the path with the row number replaced by the row's id. */
  private stable(path: FieldPath): FieldPath {
    const match = /^(\w+)\[(\d+)\](.*)$/.exec(path);
    return match ? `${match[1]}[${this.rowId(match[1]!, Number(match[2]))}]${match[3]}` : path;
  }

  private shown(path: FieldPath): FieldPath {
    const match = /^(\w+)\[([^\]]+)\](.*)$/.exec(path);
    return match ? `${match[1]}[${this.form.sheet(match[1]!).rows.value.indexOf(match[2]!) + 1}]${match[3]}` : path;
  }
}

/** Opens a form with the product's controls, at a fixed time in Taipei, for an employee. */
export function testForm(definition: FormDefinition, { environment, ...input }: TestFormInput = {}): TestForm {
  return new TestForm(
    createForm({
      definition,
      controls: controlModels,
      ...input,
      environment: {
        locale: 'zh',
        now: () => new Date('2026-11-21T04:00:00Z'),
        timeZone: 'Asia/Taipei',
        user: { id: 'employee', name: '林小明', unitType: 3 },
        department: { id: 'sales', name: '業務部', unitType: 1 },
        ...environment,
      },
    }),
  );
}
