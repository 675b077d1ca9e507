import type { Form } from '@inkstone/form-engine';
import { compileFormula } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FieldValue, FormDefinition, FormPermission, FormValues, SheetRow } from '@inkstone/schema';
import { isVisibleControl, visibleRow } from '../../records/index.ts';
import { sentConditions } from '../writing/sent-conditions.ts';

type Part = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

/** A form as it is sent to one person, without anything they may not see. */
export interface SentForm {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

/**
 * Removes what the permission hides from a form: controls and columns, their values, and every formula that reads them. The results of such
 * formulas are among the values, which `form` calculates here over the whole record; those controls are read-only, because only the server
 * can recalculate them (architecture, section 1).
 */
export function sentForm(form: Form, permission: FormPermission): SentForm {
  const hidden = hiddenNames(form.definition, permission);
  if (hidden.size === 0) return { definition: form.definition, values: form.values() };
  const isShown = ({ key }: Part): boolean => !hidden.has(key);
  const controls = form.definition.controls.filter(isShown).map((control) => sentControl(form, control, hidden));
  const keys = new Set(controls.map(({ key }) => key));
  const layout = form.definition.layout
    .map(({ columns }) => ({ columns: columns.filter(({ control }) => keys.has(control)) }))
    .filter(({ columns }) => columns.length > 0);
  return { definition: { ...form.definition, controls, layout }, values: visibleValues(form, permission) };
}

/** Returns the values that a permission shows. */
function visibleValues(form: Form, permission: FormPermission): FormValues {
  const sheets = new Set(form.definition.controls.filter(({ columns }) => columns).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(form.values())
      .filter(([key]) => isVisibleControl(permission, key))
      .map(([key, value]) => [
        key,
        sheets.has(key) && value !== null
          ? ((value as readonly SheetRow[]).map((row) => visibleRow(permission, key, row)) as unknown as FieldValue)
          : value,
      ]),
  );
}

/** Returns the hidden names: `salary`, `items` with all its columns, `items.cost`. */
function hiddenNames({ controls }: FormDefinition, permission: FormPermission): ReadonlySet<string> {
  const names = controls.flatMap(({ key, columns = [] }) => {
    const hiddenColumns = columns
      .filter((column) => !isVisibleControl(permission, key, column.key))
      .map((column) => `${key}.${column.key}`);
    return hasOwnRight(permission, key) || columns.length > 0
      ? [...(isVisibleControl(permission, key) ? [] : [key]), ...hiddenColumns]
      : [];
  });
  // Parts without a value are shown unless they have an entry: the general right does not apply to them.
  const general = permission.others.v ? [] : controls.filter(({ key }) => !hasOwnRight(permission, key)).map(({ key }) => key);
  return new Set([...names, ...general]);
}

function hasOwnRight({ controls }: FormPermission, key: string): boolean {
  return Object.hasOwn(controls, key);
}

function sentControl(form: Form, control: ControlDefinition, hidden: ReadonlySet<string>): ControlDefinition {
  const columns = control.columns
    ?.filter(({ key }) => !hidden.has(`${control.key}.${key}`))
    .map((column) => ({
      ...column,
      options: sentOptions(column.options, (name) => hidden.has(name) || hidden.has(`${control.key}.${name}`), hidden),
    }));
  const options = sentOptions(
    control.options,
    (name) => hidden.has(name),
    hidden,
    form.has(control.key) ? form.field(control.key) : undefined,
  );
  return { ...control, options, ...(columns && { columns }) };
}

interface Conditions {
  readonly visible: { readonly value: boolean };
  readonly required: { readonly value: boolean };
}

/** Removes formula options and sets their results instead. A column has no single result, so its conditions are left to the server. */
function sentOptions(
  options: ControlOptions,
  isHidden: (name: string) => boolean,
  hidden: ReadonlySet<string>,
  result?: Conditions,
): ControlOptions {
  const sent = sentConditions(options, isHidden);
  const readsHidden = (option: string): boolean => {
    const source = options[option];
    return (
      typeof source === 'string' && compileFormula(source).dependencies.some((name) => isHidden(name) || hidden.has(name.split('.')[0]!))
    );
  };
  for (const option of Object.keys(options)) {
    if (!mayHoldFormula(option) || !readsHidden(option)) continue;
    delete sent[option];
    if (locking.has(option)) sent['readonlyCondition'] = 'true';
    if (option === 'displayFormula' && result) sent['visible'] = result.visible.value;
    if (option === 'requiredFormula' && result) sent['required'] = result.required.value;
  }
  if (options.mappings) sent['mappings'] = options.mappings.filter(({ to }) => !isHidden(to));
  return sent as ControlOptions;
}

/** Options that lock input, always or under a condition, lock it fully when only the server can evaluate them. */
const locking: ReadonlySet<string> = new Set([
  'computeFormula',
  'shortTextStitch',
  'readonlyCondition',
  'readonlyFormula',
  'disabledCondition',
]);

const formulaOptions = new Set([
  ...locking,
  'activeFormula',
  'displayFormula',
  'requiredFormula',
  'minNumber',
  'maxNumber',
  'minDate',
  'maxDate',
  'minTime',
  'maxTime',
  'minCount',
  'maxCount',
  'minLength',
  'maxLength',
  'target',
]);

function mayHoldFormula(option: string): boolean {
  // Every declared option may have a formula in `<option>Formula`; these two hold rules and searches instead of formulas.
  return formulaOptions.has(option) || (option.endsWith('Formula') && option !== 'verifyFormula' && option !== 'searchFormula');
}
