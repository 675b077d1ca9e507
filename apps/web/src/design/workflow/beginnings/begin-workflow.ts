import { applyGroup, documentId, type Document, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import {
  createId,
  fullPermission,
  isSystemField,
  labelled,
  localizedName,
  type FormDefinition,
  type FormValues,
  type Locale,
  type LocalizedText,
  type Patch,
} from '@inkstone/schema';
import type { NamedCode } from '../../fields/NameDialog.tsx';
import { readForm } from '../../form/form-content.ts';
import { addControl, freeCode, newItem, takenCodes, type FormKey } from '../../form/form-operations.ts';
import { openPreview, previewedDefinition } from '../../form/preview/open-preview.ts';
import { applyFitting } from '../../../runtime/form/apply-fitting.ts';
import type { FormulaField } from '../../formula/formula-field.ts';
import type { Named } from '../../working-copy/name-of.ts';
import { valuesAsPatch } from '../form/values-as-patch.ts';
import { flowOfSteps, named, type Beginning, type BeginningScenario, type Hints, type Need } from './beginning.ts';

/** What becomes of a need: a field that is there, a new one, or nothing. */
export type NeedAnswer = { readonly kind: 'field'; readonly code: string } | { readonly kind: 'make' } | { readonly kind: 'leave' };

interface Begun {
  readonly documents: Documents;
  readonly workflow: NamedCode;
  readonly schemaCode: string;
  readonly beginning: Beginning;
  readonly needs: Readonly<Record<string, NeedAnswer>>;
  readonly roles: Readonly<Record<string, string>>;
  /** Who submits in the scenarios. */
  readonly initiator: { readonly id: string; readonly name: string };
  readonly locale: Locale;
  readonly timeZone: string;
}

const newFields = {
  number: { control: 'number', item: 'Number' },
  person: { control: 'staff-selector', item: 'StaffSingle' },
  logic: { control: 'logic', item: 'Logic' },
} as const;

/** Returns the operations of a new workflow: fields that it needs and that are made, the workflow, and its scenarios. */
export function beginWorkflow(begun: Begun): readonly Operation[] {
  const { workflow, schemaCode, beginning, roles } = begun;
  const { fields, operations } = fieldsOf(begun);
  const key = { kind: 'workflow', code: workflow.code } as const;
  const flow = flowOfSteps(beginning.steps({ fields, roles }));
  const value: JsonObject = {
    name: workflow.name,
    ...(workflow.english && { name_i18n: { en: workflow.english } }),
    schemaCode,
    ...flow,
    settings: {},
  };
  const after = applied(begun.documents, operations);
  return [
    ...operations,
    { op: 'insert', document: key, path: [], value },
    ...scenariosOf({ ...begun, documents: after }, fields, flow.activities),
  ];
}

const formsOf = (documents: Documents, schemaCode: string): readonly Document[] =>
  [...documents.values()].filter(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode);

/** The code of the field of each need, and what makes those that are not there: in the model, and in its first form. */
function fieldsOf({ documents, schemaCode, beginning, needs }: Begun) {
  const fields: Record<string, string | null> = {};
  const operations: Operation[] = [];
  const [form] = formsOf(documents, schemaCode);
  for (const need of beginning.needs) {
    const answer = needs[need.code] ?? { kind: 'leave' };
    if (answer.kind !== 'make') {
      fields[need.code] = answer.kind === 'field' ? answer.code : null;
      continue;
    }
    const now = applied(documents, operations);
    const formKey = (form?.key ?? { kind: 'form', schemaCode, code: '' }) as FormKey;
    const code = freeCode(need.code, takenCodes(now, formKey));
    fields[need.code] = code;
    const { control, item } = newFields[need.type];
    const model = { kind: 'model', code: schemaCode } as const;
    operations.push(
      ...(form
        ? addControl(now, formKey, { type: control, name: need.name, code, place: undefined })
        : [{ op: 'insert', document: model, path: ['dataItems', code], value: newItem(named(need.name), item) } as const]),
    );
  }
  return { fields, operations };
}

function applied(documents: Documents, operations: readonly Operation[]): Documents {
  const result = applyGroup(documents, operations, new Map());
  return result.fits ? result.documents : documents;
}

function scenariosOf(begun: Begun, fields: Readonly<Record<string, string | null>>, activities: readonly JsonObject[]): Operation[] {
  const { documents, workflow, schemaCode, beginning, initiator } = begun;
  const [form] = formsOf(documents, schemaCode);
  const filled = form ? sampler(form, begun) : null;
  const there = new Set(activities.map(({ code }) => code));
  return beginning.scenarios.flatMap((scenario, index): Operation[] => {
    const given = givenOf(scenario, beginning.needs, fields);
    const patch = given && (filled ? filled(given) : { values: given, rows: {} });
    const document = { kind: 'scenario', code: `${workflow.code.slice(0, 24)}_${index + 1}` } as const;
    if (!patch || documents.has(documentId(document))) return [];
    const { name, decisions = [], path, outcome } = scenario;
    const value = {
      // The parts of an application are listed together, so that a scenario says whose it is.
      ...named({ zh: labelled(workflow.name, name.zh, 'zh'), en: labelled(workflow.english || workflow.name, name.en, 'en') }),
      workflowCode: workflow.code,
      initiator: initiator.id,
      ...(form && { formCode: form.key.code }),
      patch,
      decisions,
      expected: { path: path.filter((code) => there.has(code)), outcome },
      blocks: false,
    };
    return [{ op: 'insert', document, path: [], value: JSON.parse(JSON.stringify(value)) as JsonObject }];
  });
}

/** What a scenario fills in, by field; null: one of the fields is left out. */
function givenOf({ given }: BeginningScenario, needs: readonly Need[], fields: Readonly<Record<string, string | null>>): FormValues | null {
  const values: Record<string, FormValues[string]> = {};
  for (const { code } of needs) {
    if (!Object.hasOwn(given, code)) continue;
    const field = fields[code];
    if (!field) return null;
    values[field] = given[code]!;
  }
  return values;
}

/** Fills a form in with invented values and what is given; null where the form does not take what is given, for example because it computes it. */
function sampler(form: Document, { initiator, locale, timeZone }: Begun): (given: FormValues) => Patch | null {
  const definition: FormDefinition = previewedDefinition(readForm(form.content), form.content);
  const services = { send: () => new Promise<never>(() => undefined) };
  const person = { ...initiator, department: null };
  const opening = { definition, permission: fullPermission, person, locale, timeZone, services };
  const sample = openPreview({ ...opening, filling: 'sample' })?.values() ?? {};
  return (given) => {
    const filled = openPreview({ ...opening, filling: 'empty' });
    if (!filled) return null;
    applyFitting(filled, valuesAsPatch({ ...sample, ...given }, definition, createId));
    const values = filled.values();
    const isTaken = Object.entries(given).every(([field, value]) => Object.is(values[field] ?? false, value));
    const patch = isTaken ? filled.patch() : null;
    filled.dispose();
    return patch;
  };
}

/** The fields that can answer a need, those whose names fit first. */
export function fieldsFor({ type, hints }: Need, fields: readonly FormulaField[]): readonly FormulaField[] {
  const fits = fields.filter((field) => {
    if (field.code.includes('.') || isSystemField(field.code)) return false;
    if (type !== 'person') return field.type === type;
    return (field.type === 'unit' || field.type === 'units') && field.units !== 'department';
  });
  return fits.toSorted((a, b) => Number(isHinted(b.name, hints)) - Number(isHinted(a.name, hints)));
}

/** Whether a name contains one of the words with which such things are usually called. */
function isHinted({ zh, en }: LocalizedText, hints: Hints): boolean {
  const text = `${zh} ${en}`.toLowerCase();
  return [...hints.zh, ...hints.en].some((hint) => text.includes(hint));
}

/** What is chosen at first: the first field whose name fits, otherwise a new one. */
export function firstAnswer(need: Need, fields: readonly FormulaField[]): NeedAnswer {
  const [found] = fieldsFor(need, fields);
  return found && isHinted(found.name, need.hints) ? { kind: 'field', code: found.code } : { kind: 'make' };
}

interface NamedRole extends Named {
  readonly code: string;
}

/** The role that is chosen at first: one whose name fits; empty: the manager above. */
export function firstRole(hints: Hints, roles: readonly NamedRole[]): string {
  return roles.find((role) => isHinted({ zh: role.name, en: localizedName(role, 'en') }, hints))?.code ?? '';
}
