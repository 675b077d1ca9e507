import { documentId, isJsonObject, objectsIn, type Documents, type Json, type JsonObject } from '@inkstone/design';
import { joinNames, localizedName, parseFieldPath, type Locale } from '@inkstone/schema';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';

/** What the codes in a scenario are called in the documents of the application. */
export interface ScenarioNames {
  readonly workflow: string;
  readonly activity: (code: string) => string;
  readonly field: (code: string) => string;
  readonly column: (sheet: string, code: string) => string;
  readonly form: (code: string) => string;
}

export function scenarioNames(documents: Documents, scenario: JsonObject, locale: Locale): ScenarioNames {
  const workflowKey = { kind: 'workflow', code: textOf(scenario['workflowCode']) } as const;
  const workflow = documents.get(documentId(workflowKey))?.content ?? {};
  const schemaCode = textOf(workflow['schemaCode']);
  const items = objectsIn(documents.get(documentId({ kind: 'model', code: schemaCode }))?.content['dataItems']);
  const named = (list: readonly JsonObject[], code: string) =>
    localizedName(
      namedPart(
        list.find((each) => each['code'] === code),
        code,
      ),
      locale,
    );
  return {
    workflow: localizedName(nameOf(documents, workflowKey), locale),
    activity: (code) => named(objectsIn(workflow['activities']), code),
    field: (code) => named(items, code),
    column: (sheet, code) => named(objectsIn(items.find((item) => item['code'] === sheet)?.['dataItems']), code),
    form: (code) => localizedName(nameOf(documents, { kind: 'form', schemaCode, code }), locale),
  };
}

/** A value that is filled in, at a field or in a row of a sub-table. */
interface FilledValue {
  readonly field: string;
  /** Unset: the field itself. */
  readonly column?: string;
  readonly value: string;
}

/** The values that a scenario fills in, in the order in which it names them. */
export function filledValues(patch: Json | undefined, locale: Locale): readonly FilledValue[] {
  const values = isJsonObject(patch) && isJsonObject(patch['values']) ? patch['values'] : {};
  return Object.entries(values).map(([path, value]) => {
    const parsed = parseFieldPath(path);
    const text = valueText(value, locale);
    return parsed?.kind === 'cell' ? { field: parsed.sheet, column: parsed.column, value: text } : { field: path, value: text };
  });
}

/** The rows that a scenario adds, by sub-table. */
export function addedRows(patch: Json | undefined): readonly (readonly [sheet: string, count: number])[] {
  const rows = isJsonObject(patch) && isJsonObject(patch['rows']) ? patch['rows'] : {};
  return Object.entries(rows).flatMap(([sheet, changes]) => {
    const added = isJsonObject(changes) && Array.isArray(changes['added']) ? changes['added'].length : 0;
    return added > 0 ? [[sheet, added] as const] : [];
  });
}

/** Texts and numbers as they are; of people, files and records their names. */
function valueText(value: Json, locale: Locale): string {
  if (Array.isArray(value))
    return joinNames(
      value.map((item) => valueText(item, locale)).filter((text) => text !== ''),
      locale,
    );
  if (isJsonObject(value)) return textOf(value['name']) || textOf(value['value']) || JSON.stringify(value);
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}
