import { controlModels } from '@inkstone/controls/models';
import type { ControlModels, ServiceInputs } from '@inkstone/form-engine';
import type { FormulaInput, FormulaScope } from '@inkstone/formula';
import type { ControlDefinition, FormDefinition } from '@inkstone/schema';
import type { ConditionEnvironment } from '../conditions/condition-scope.ts';

const models: ControlModels = controlModels;

type Part = Pick<ControlDefinition, 'type' | 'options'>;

/**
 * Returns the scope of conditions over the asking form: the inputs sent, each decoded by its control; a value of the wrong type is empty.
 * `control` is the asking control: within a sheet a bare name means a column of the sheet first.
 */
export function declaredInputs(
  form: FormDefinition,
  { control, inputs }: { readonly control: string; readonly inputs: ServiceInputs },
  environment: ConditionEnvironment,
): FormulaScope {
  const { timeZone, locale } = environment;
  const [own] = control.includes('.') ? control.split('.') : [];
  const read = (part: Part, raw: unknown): FormulaInput => {
    const model = models[part.type];
    const decoded = model?.decode(raw ?? null, part.options);
    return decoded?.ok ? (model!.toFormula(decoded.value, part.options, timeZone) ?? null) : null;
  };
  return {
    get(name) {
      const [first = '', member] = name.split('.');
      const cell = columnOf(form, own, member === undefined ? first : first === own ? member : undefined);
      if (cell) return read(cell, inputs[name]);
      const part = member === undefined ? form.controls.find(({ key }) => key === name) : undefined;
      return part && read(part, inputs[name]);
    },
    column(sheet, column) {
      const part = columnOf(form, sheet, column);
      const raw: unknown = inputs[`${sheet}.${column}`];
      return part && Array.isArray(raw) ? raw.map((each) => read(part, each)) : undefined;
    },
    // Only values are read here; units are queried in the database.
    unit: () => undefined,
    now: () => environment.now(),
    timeZone,
    locale,
  };
}

function columnOf({ controls }: FormDefinition, sheet: string | undefined, column: string | undefined): Part | undefined {
  if (sheet === undefined || column === undefined) return undefined;
  return controls.find(({ key }) => key === sheet)?.columns?.find(({ key }) => key === column);
}
