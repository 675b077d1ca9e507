import type { DocumentKey } from '@inkstone/schema';
import { isJsonObject, objectsIn, type Json, type JsonObject } from '../document/json.ts';
import { documentId, type Document, type Documents } from '../document/documents.ts';
import { condition, ownCondition } from './condition-names.ts';
import { controls, rows } from './control-names.ts';
import { formula } from './formula-names.ts';
import type { Occurrence, VisitName } from './name.ts';
import {
  aboutModel,
  activity,
  column,
  documentOf,
  documentOfTarget,
  each,
  entry,
  field,
  inRows,
  keyed,
  later,
  nothing,
  object,
  targetColumn,
  targetField,
  valuePath,
} from './readers.ts';
import { recordsOf, type Reader, type Scope } from './scope.ts';

const app = object({
  functions: each(
    aboutModel(
      object({
        code: entry,
        schemaCode: documentOf('model'),
        formCode: documentOfTarget('form'),
        listCode: documentOfTarget('list'),
        workflowCode: documentOf('workflow'),
      }),
    ),
  ),
});

const itemColumns = inRows(({ code }) => code, object({ dataItems: each(object({ code: column, schemaCode: documentOf('model') })) }));
const model = object({
  dataItems: each((value, scope) => itemColumns(object({ code: field, schemaCode: documentOf('model') })(value, scope), scope)),
  nameItem: field,
});

const button = object({
  condition: formula,
  does: aboutModel(
    object({
      rule: documentOf('rule'),
      schemaCode: documentOf('model'),
      formCode: documentOfTarget('form'),
      values: each(object({ to: targetField, formula })),
    }),
  ),
});
const form = object({ schemaCode: documentOf('model'), controls, layout: rows, buttons: each(button) });

const coded = each(object({ code: field }));
const list = object({
  schemaCode: documentOf('model'),
  columns: coded,
  sort: object({ code: field }),
  filter: ownCondition,
  filters: each(field),
  search: each(field),
  totals: coded,
  group: field,
  gantt: object({ start: field, end: field, progress: field }),
});

const participants: Reader = each(object({ control: field, activity, formula, scope: later(() => participants) }));
/** Rights are listed by the codes of the controls, and within those of a sub-table by its columns. */
const permission = object({
  controls: keyed(field, (control) => inRows(() => control, object({ subDataPermission: each(object({ propertyCode: column })) }))),
});
const due = object({ control: field });

/** The fields that a sub-process gets and gives back belong to the model of its workflow. */
const subprocess: Reader = (value, scope) => {
  if (!isJsonObject(value) || value['kind'] !== 'subprocess') return value;
  const code = asText(value['workflow']) ?? '';
  const called = scope.documents.get(documentId({ kind: 'workflow', code }))?.content['schemaCode'];
  return object({
    workflow: documentOf('workflow'),
    each: object({ sheet: field, participants }),
    inputs: each(object({ from: field, to: targetField })),
    outputs: each(object({ from: targetField, to: field })),
  })(value, { ...scope, target: recordsOf(typeof called === 'string' ? called : null) });
};

const activities: Reader = each((value, scope) =>
  object({
    code: activity,
    participants,
    permission,
    whenFailed: object({ activity }),
    split: activity,
    timeLimit: object({ due, final: object({ activity }) }),
    due,
    task: object({ fields: each(field), rule: documentOf('rule') }),
  })(subprocess(value, scope), scope),
);
const workflow = object({
  schemaCode: documentOf('model'),
  activities,
  routes: each(object({ from: activity, to: activity, condition: formula })),
});

/** Who sees a page: a role may be named by its code. */
const viewer: Reader = (value, scope) =>
  isJsonObject(value) && value['kind'] === 'app-role' ? object({ role: documentOf('role') })(value, scope) : value;

const page = object({
  seenBy: each(viewer),
  cards: each(
    aboutModel(
      object({
        functions: each(entry),
        schemaCode: documentOf('model'),
        listCode: documentOfTarget('list'),
        filter: condition,
        total: object({ code: targetField }),
      }),
    ),
  ),
});

/** A sub-table of the target that is filled from one of the source: its columns from formulas in the rows of the source. */
const ruleRows: Reader = (value, scope) => {
  const named = object({ to: targetField, from: field })(value, scope);
  const sheet = isJsonObject(value) ? value['to'] : undefined;
  const at: Scope = typeof sheet === 'string' ? { ...scope, target: { ...scope.target, sheet } } : scope;
  return inRows(({ from }) => from, object({ mappings: each(object({ to: targetColumn, formula })) }))(named, at);
};

const plainAction = object({
  schemaCode: documentOf('model'),
  formula,
  field,
  condition,
  mappings: each(object({ to: targetField, formula })),
  rows: each(ruleRows),
  results: each(object({ formula })),
});
const action = aboutModel((value, scope) => inRows(({ each: sheet }) => sheet, plainAction)(object({ each: field })(value, scope), scope));
const rule: Reader = (value, scope) => {
  const inputs = isJsonObject(value) ? objectsIn(value['inputs']).flatMap(({ name }) => asText(name) ?? []) : [];
  const at: Scope = { ...scope, shadowed: new Set(inputs) };
  return object({ schemaCode: documentOf('model'), when: ownCondition, actions: each(action) })(value, at);
};

const print = aboutModel(object({ schemaCode: documentOf('model'), formCode: documentOfTarget('form'), omitted: each(field) }));

const patchNames = object({
  values: keyed(valuePath, () => nothing),
  rows: keyed(field, () => nothing),
  entries: each(
    object({
      values: keyed(valuePath, () => nothing),
      rows: keyed(field, () => nothing),
      runs: each(object({ path: valuePath })),
    }),
  ),
});
/** The form and the values of a scenario belong to the model of its workflow. */
const scenario: Reader = (value, scope) =>
  object({
    workflowCode: documentOf('workflow'),
    formCode: documentOfTarget('form'),
    patch: patchNames,
    decisions: each(object({ activity, target: activity, chosen: keyed(activity, () => nothing) })),
    expected: object({ path: each(activity) }),
  })(value, { ...scope, target: recordsOf(scope.own.model) });

const role = object({
  grants: each(aboutModel(object({ schemaCode: documentOf('model'), condition, fields: keyed(targetField, () => nothing) }))),
});

const readers: Readonly<Record<DocumentKey['kind'], Reader>> = { app, model, form, list, workflow, page, rule, print, scenario, role };

/** Returns the content of a document with every name that stands in it replaced; `documents` decide what a code means. */
export function mapNames({ key, content }: Document, documents: Documents, visit: VisitName): JsonObject {
  const workflow = workflowOf(key, content);
  const own = recordsOf(modelOf(key, content, documents), controlsOf(key, content));
  const target = { ...own, controlsOf: null, model: null };
  const scope: Scope = { documents, document: key, path: [], own, target, workflow, shadowed: new Set(), visit };
  return readers[key.kind](content, scope) as JsonObject;
}

/** Returns every name that stands in a document. */
export function namesIn(document: Document, documents: Documents): readonly Occurrence[] {
  const found: Occurrence[] = [];
  mapNames(document, documents, (occurrence) => {
    found.push(occurrence);
    const { name } = occurrence;
    return name.kind === 'document' ? name.document.code : name.code;
  });
  return found;
}

function modelOf(key: DocumentKey, content: JsonObject, documents: Documents): string | null {
  if (key.kind === 'model') return key.code;
  if ('schemaCode' in key) return key.schemaCode;
  const workflow = key.kind === 'scenario' ? workflowOf(key, content) : null;
  return asText((workflow ? documents.get(documentId(workflow))?.content : content)?.['schemaCode']);
}

function workflowOf(key: DocumentKey, { workflowCode }: JsonObject): DocumentKey | null {
  if (key.kind === 'workflow') return key;
  const code = key.kind === 'scenario' ? asText(workflowCode) : null;
  return code === null ? null : { kind: 'workflow', code };
}

const asText = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** The controls that a document may name: those of its form, for a workflow those of every form. */
function controlsOf(key: DocumentKey, { formCode }: JsonObject): string | null {
  if (key.kind === 'form') return key.code;
  if (key.kind === 'print') return asText(formCode);
  if (key.kind === 'scenario') return asText(formCode) ?? '*';
  return key.kind === 'workflow' ? '*' : null;
}
