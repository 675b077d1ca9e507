import type { ControlModel, ControlModels, Form, FormEnvironment } from '@inkstone/form-engine';
import type { ControlDefinition, ControlOptions, DataItemType, FieldValue, FormDefinition, FormValues, Issue } from '@inkstone/schema';

/** Who fills the sample in, and on which day. */
export type SampleEnvironment = Pick<FormEnvironment, 'user' | 'department' | 'now'>;

/** What is filled in for a control, the most typical first. */
type Candidates = readonly FieldValue[];

/** Files, opinions and records of other models cannot be invented. */
const uninvented: ReadonlySet<DataItemType> = new Set(['Attachment', 'ApprovalOpinion', 'RelevanceForm', 'RelevanceFormEx']);
const departments: ReadonlySet<DataItemType> = new Set(['DeptSingle', 'DeptMulti']);
const numbers = [1, 2, 10, 100, 1_000, 10_000, 0, 0.5, -1];
const dayOffsets = [0, 1, 7, 30, -1, -7, -30];
const sampleRows = 2;
const rounds = 6;

/**
 * Returns invented values for a form: what a control's model gives as typical, its choices, the person and the day, as far as the rules of
 * the form accept them. The same form gives the same values. `open` opens the form with values; it is disposed of here.
 */
export function sampleValues(
  { controls }: FormDefinition,
  models: ControlModels,
  environment: SampleEnvironment,
  open: (values: FormValues) => Form | null,
): FormValues {
  const candidates = new Map(controls.flatMap((control) => [...candidatesOf(control, models, environment)]));
  const tried = new Map<string, number>();
  for (let round = 0; ; round += 1) {
    const values = valuesOf(controls, candidates, tried);
    const form = open(values);
    if (!form) return {};
    const wrong = new Set(form.validate({ full: true }).map(nameOf));
    form.dispose();
    const rest = [...wrong].filter((name) => (candidates.get(name)?.length ?? 0) > (tried.get(name) ?? 0) + 1);
    if (rest.length === 0 || round === rounds) return values;
    for (const name of rest) tried.set(name, (tried.get(name) ?? 0) + 1);
  }
}

/** The field of an issue; all rows of a sub-table have the same values, so the row does not matter. */
const nameOf = ({ path }: Issue): string => path.replace(/\[[^\]]*\]/, '');

function candidatesOf(control: ControlDefinition, models: ControlModels, environment: SampleEnvironment): ReadonlyMap<string, Candidates> {
  const own: readonly (readonly [string, Candidates])[] = [[control.key, valuesFor(models[control.type], control.options, environment)]];
  const columns = (control.columns ?? []).map(
    (column) => [`${control.key}.${column.key}`, valuesFor(models[column.type], column.options, environment)] as const,
  );
  return new Map(control.columns ? columns : own);
}

function valuesFor(model: ControlModel | undefined, options: ControlOptions, environment: SampleEnvironment): Candidates {
  if (!model || model.role !== 'value' || model.dataItemTypes.some((type) => uninvented.has(type))) return [];
  const decoded = inventedFor(model, options, environment).map((value) => model.decode(value, options));
  return decoded.flatMap((result) => (result.ok && !model.isEmpty(result.value) ? [model.encode(result.value)] : []));
}

function inventedFor(model: ControlModel, options: ControlOptions, { user, department, now }: SampleEnvironment): readonly unknown[] {
  const declared = model.choices?.(options);
  if (declared) {
    const offered = declared.kind === 'list' ? declared.choices.map(({ value }) => value) : [];
    return model.valueType === 'texts' ? [offered.slice(0, 1), offered.slice(0, 2)] : offered;
  }
  const unit = model.dataItemTypes.some((type) => departments.has(type)) ? department : user;
  if (model.valueType === 'unit') return [unit];
  if (model.valueType === 'units') return [unit ? [unit] : []];
  if (model.valueType === 'number') return [...model.samples.slice(0, 1), ...numbers];
  if (model.valueType === 'date') return dayOffsets.flatMap((offset) => textsOfDay(now(), offset));
  return model.samples;
}

/** A day, and a moment of it; a model takes the one that its format has. */
function textsOfDay(today: Date, offset: number): readonly string[] {
  const moment = new Date(today);
  moment.setDate(moment.getDate() + offset);
  moment.setHours(9, 0, 0, 0);
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [parts.map((part) => String(part).padStart(2, '0')).join('-'), moment.toISOString()];
}

function valuesOf(
  controls: readonly ControlDefinition[],
  candidates: ReadonlyMap<string, Candidates>,
  tried: ReadonlyMap<string, number>,
): FormValues {
  const valueAt = (name: string): FieldValue | undefined => candidates.get(name)?.[tried.get(name) ?? 0];
  const present = (entries: readonly (readonly [string, FieldValue | undefined])[]) =>
    Object.fromEntries(entries.filter((entry): entry is readonly [string, FieldValue] => entry[1] !== undefined));
  return present(
    controls.map(({ key, columns }) => {
      if (!columns) return [key, valueAt(key)];
      const row = present(columns.map((column) => [column.key, valueAt(`${key}.${column.key}`)]));
      return [key, Array.from({ length: sampleRows }, (_, index) => ({ id: `sample-${index + 1}`, ...row })) as unknown as FieldValue];
    }),
  );
}
