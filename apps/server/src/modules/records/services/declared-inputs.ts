import { controlModels } from '@inkstone/controls/models';
import type { ControlModels, ServiceInputs } from '@inkstone/form-engine';
import type { FormulaInput, FormulaScope } from '@inkstone/formula';
import type { ControlDefinition, FormDefinition } from '@inkstone/schema';
import type { ConditionEnvironment } from '../condition-scope.ts';

const models: ControlModels = controlModels;

type Part = Pick<ControlDefinition, 'type' | 'options'>;

/**
 * What conditions read of the form that asks: the inputs that came along, each read as its control reads it; what is of the wrong type is
 * empty. `control` says from where is asked: within a sheet a bare name is a column of it first.
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
    // Conditions read values here; of units the database is asked.
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
