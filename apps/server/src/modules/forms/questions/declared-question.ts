import type { FormQuestion } from '@inkstone/api';
import { controlModels } from '@inkstone/controls/models';
import type { ControlModels, ServiceInputs, ServiceRequest } from '@inkstone/form-engine';
import { fieldsOfConditions } from '@inkstone/formula';
import {
  dataLinkageSchema,
  ruleStepSchema,
  type RuleStep,
  type ConditionDocument,
  type DataLinkage,
  type FieldValue,
  type FormValues,
  trimText,
  readJson,
} from '@inkstone/schema';
import { lookupsOfForm } from '@inkstone/checks';
import { controlAt, isVisibleControl, type ControlPart } from '../../records/index.ts';
import type { AskingForm } from './asking-form.ts';

const models: ControlModels = controlModels;

type Asked<K extends FormQuestion['kind']> = Extract<FormQuestion, { kind: K }>;

/**
 * Returns a browser's question as the published form declares it: source, control, and the inputs that its conditions read. Fields that the
 * person may not see are read from the stored record, never from the browser, and are never part of the answer. Returns null when the form
 * does not declare this question, or not for this person.
 */
export function declaredQuestion(form: AskingForm, question: FormQuestion): ServiceRequest | null {
  switch (question.kind) {
    case 'linkage':
      return linkageQuestion(form, question);
    case 'choices':
    case 'chosen':
      return choicesQuestion(form, question);
    case 'lookup':
      return lookupQuestion(form, question);
    // Pickers show the same facts about people and departments anyway.
    case 'unit':
      return question;
    case 'rule':
      return ruleQuestion(form, question);
  }
}

function linkageQuestion(form: AskingForm, { control, inputs }: Asked<'linkage'>): ServiceRequest | null {
  const stored = partAt(form, control)?.options['dataLinkage'];
  const linkage = dataLinkageSchema.safeParse(typeof stored === 'string' ? readJson(stored) : stored).data;
  const seen = linkage && visiblePart(form, control, linkage);
  if (!seen) return null;
  return { kind: 'linkage', control, linkage: seen, inputs: declaredInputs(form, seen.conditions, inputs) };
}

/** Omits mappings into controls that the person may not see: the server writes those. */
function visiblePart({ permission }: AskingForm, control: string, { field, mappings = [], ...linkage }: DataLinkage): DataLinkage | null {
  const [sheet, column] = control.split('.');
  const isShown = (to: string): boolean => {
    const own = column === undefined ? [to] : [sheet!, to.startsWith(`${sheet}.`) ? to.slice(sheet!.length + 1) : to];
    return isVisibleControl(permission, own[0]!, own[1]);
  };
  const shown = mappings.filter(({ to }) => isShown(to));
  const own = field !== undefined && isShown(column ?? control) ? { field } : {};
  return 'field' in own || shown.length > 0 ? { ...linkage, ...own, mappings: shown } : null;
}

function choicesQuestion(form: AskingForm, question: Asked<'choices' | 'chosen'>): ServiceRequest | null {
  const part = partAt(form, question.control);
  const model = part && models[part.type];
  const source = model?.choices?.(part!.options) ?? model?.suggestions?.(part!.options);
  if (!source || source.kind === 'list') return null;
  const inputs = declaredInputs(form, source.kind === 'model' ? source.condition : undefined, question.inputs);
  const { kind, control } = question;
  if (kind === 'chosen') return { kind, control, source, inputs, values: question.values };
  return {
    kind,
    control,
    source,
    inputs,
    keyword: trimText(question.keyword),
    ...(question.cursor !== undefined && { cursor: question.cursor }),
  };
}

function lookupQuestion(
  { definition, permission }: AskingForm,
  { schemaCode, field, value, result }: Asked<'lookup'>,
): ServiceRequest | null {
  const isDeclared = lookupsOfForm(definition).some((lookup) => {
    const [key = '', column] = lookup.key.split('.');
    const isAsked = lookup.schemaCode === schemaCode && lookup.field === field && lookup.result === result;
    return isAsked && isVisibleControl(permission, key, column);
  });
  return isDeclared && isScalar(value) ? { kind: 'lookup', schemaCode, field, value, result } : null;
}

/** Returns a call of a rule that an event of the control declares, with its declared inputs only. */
function ruleQuestion(form: AskingForm, { control, rule, inputs }: Asked<'rule'>): ServiceRequest | null {
  const names = new Set(ruleSteps(form, control, rule).flatMap((step) => Object.keys(step.inputs)));
  if (ruleSteps(form, control, rule).length === 0) return null;
  const given = Object.fromEntries(Object.entries(inputs).filter(([name]) => names.has(name))) as ServiceInputs;
  return { kind: 'rule', control, rule, inputs: given };
}

/** Returns a rule's answer without values that go only into controls that the person may not see: the server writes those. */
export function visibleRuleAnswer(form: AskingForm, { control, rule }: Asked<'rule'>, answer: FormValues): FormValues {
  const [sheet, column] = control.split('.');
  const isShown = (to: string): boolean => {
    const [key = '', own] = to.split('.');
    return own === undefined && column !== undefined
      ? isVisibleControl(form.permission, sheet!, key)
      : isVisibleControl(form.permission, key, own);
  };
  const shown = new Set(
    ruleSteps(form, control, rule).flatMap(({ results }) => results.filter(({ to }) => isShown(to)).map(({ from }) => from)),
  );
  return Object.fromEntries(Object.entries(answer).filter(([name]) => shown.has(name)));
}

/** Returns the steps of the control's events and buttons that call the rule. */
function ruleSteps(form: AskingForm, control: string, rule: string): RuleStep[] {
  const found: RuleStep[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const step = ruleStepSchema.safeParse(value).data;
    if (step?.rule === rule) found.push(step);
    else Object.values(value).forEach(visit);
  };
  visit(partAt(form, control)?.options ?? null);
  return found;
}

/** Look-ups take one value: a text, a number, a logical value or an object with an id. */
function isScalar(value: unknown): value is FieldValue {
  if (typeof value === 'object' && value !== null) return 'id' in value && typeof value.id === 'string';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Returns the control or column of a path if the person may see it. */
export function partAt({ definition, permission }: AskingForm, path: string): ControlPart | null {
  const [key = '', column] = path.split('.');
  if (!isVisibleControl(permission, key, column)) return null;
  return controlAt(definition, column === undefined ? key : `${key}[x].${column}`);
}

function declaredInputs(
  form: AskingForm,
  conditions: ConditionDocument | undefined,
  given: Readonly<Record<string, unknown>>,
): ServiceInputs {
  const names = conditions ? fieldsOfConditions(conditions).current : [];
  return Object.fromEntries(names.map((name) => [name, inputOf(form, name, given)]));
}

/** Returns the value of a field that a condition reads: as sent for visible fields, as stored for others. */
export function inputOf(form: AskingForm, name: string, given: Readonly<Record<string, unknown>>): FieldValue {
  const [key = '', column] = name.split('.');
  const isSeen = isVisibleControl(form.permission, key, column);
  const value = isSeen ? given[name] : column === undefined ? form.stored[key] : null;
  return (value ?? null) as FieldValue;
}
