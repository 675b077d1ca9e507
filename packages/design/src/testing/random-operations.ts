import type { DocumentKey, DocumentKind, KindOfModel } from '@inkstone/schema';
import { valueAt } from '../document/change-at.ts';
import { documentId, type Documents } from '../document/documents.ts';
import { objectsIn, type Json } from '../document/json.ts';
import type { Operation } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import * as sample from './sample-documents.ts';

/** Makes the operations of one edit on the sample documents, as a designer would; `pick` chooses among a number of things. */
export function randomOperations(documents: Documents, pick: (count: number) => number): readonly Operation[] {
  const model = { kind: 'model', code: codeOf(documents, 'model') } as const;
  const form = { kind: 'form', schemaCode: model.code, code: codeOf(documents, 'form') } as const;
  const list = { ...sample.list, schemaCode: model.code };
  const flow = { kind: 'workflow', code: codeOf(documents, 'workflow') } as const;
  const only = (kind: Exclude<DocumentKind, KindOfModel>) => ({ kind, code: codeOf(documents, kind) });
  const [page, rule, scenario, role] = [only('page'), only('rule'), only('scenario'), only('role')];
  const print = { kind: 'print', schemaCode: model.code, code: codeOf(documents, 'print') } as const;
  const content = (key: DocumentKey) => documents.get(documentId(key))?.content ?? {};
  const codes = (key: DocumentKey, property: string, name = 'code') =>
    objectsIn(content(key)[property]).map((part) => part[name] as string);
  const one = (all: readonly string[]): string => all[pick(all.length || 1)] ?? 'gone';
  const seen = (document: DocumentKey, path: Path) => {
    const steps = readPath(documentShapes[document.kind], path);
    const value = steps && valueAt(content(document), steps);
    return value === null || value === undefined ? {} : { value };
  };
  const set = (document: DocumentKey, path: Path, value: Json): Operation => ({
    op: 'set',
    document,
    path,
    value,
    was: seen(document, path),
  });
  const remove = (document: DocumentKey, path: Path): Operation => ({ op: 'remove', document, path, was: seen(document, path) });
  const items = codes(model, 'dataItems');
  const controls = codes(form, 'controls', 'key');
  const activities = codes(flow, 'activities');
  const slotPlace = () => {
    const place = [{ rightOf: one(controls) }, { leftOf: one(controls) }, { rowBelow: one(controls) }, { rowAbove: one(controls) }];
    return [...place, { firstIn: null }, { firstIn: 'panel' }][pick(6)]!;
  };
  const code = `c${pick(12)}`;
  const item = one(items);
  const edits: readonly (() => readonly Operation[])[] = [
    () => [set(form, ['controls', one(controls), 'options', 'name'], `n${pick(5)}`)],
    () => [set(form, ['layout', one(controls), 'span'], 6 + pick(3))],
    () => [set(form, ['controls', one(controls), 'options', 'computeFormula'], `${item} + ${one(items)}`)],
    () => [
      { op: 'insert', document: model, path: ['dataItems', code], value: { name: code }, at: { after: item } },
      { op: 'insert', document: form, path: ['controls', code], value: { type: 'text', options: { name: code } } },
      { op: 'insert', document: form, path: ['layout', code], value: {}, at: slotPlace() },
    ],
    () => [remove(form, ['layout', item]), remove(form, ['controls', item]), remove(model, ['dataItems', item])],
    () => [{ op: 'move', document: form, path: ['layout', one(controls)], at: slotPlace() }],
    () => [{ op: 'move', document: model, path: ['dataItems', item], at: { after: one(items) } }],
    () => [{ op: 'rename', document: model, path: ['dataItems', item], to: `r${pick(12)}` }],
    () => [{ op: 'rename', document: flow, path: ['activities', one(activities)], to: `a${pick(6)}` }],
    () => [
      { op: 'insert', document: flow, path: ['activities', `a${pick(6)}`], value: { kind: 'approve', name: code } },
      set(flow, ['routes', 'go', 'to'], one(activities)),
    ],
    () => [set(flow, ['routes', 'go', 'from'], one(activities)), set(list, ['name'], code)],
    () => [{ op: 'insert', document: list, path: ['columns', item], value: {}, at: { after: null } }],
    () => [{ op: 'remove', document: list, path: ['columns', one(codes(list, 'columns'))] }],
    () => [{ op: 'rename', document: [model, form, flow][pick(3)]!, path: [], to: `d${pick(6)}` }],
    () => [set(form, ['controls', one(controls), 'options', 'onChange'], [{ step: 'set', field: one(controls), formula: item }])],
    () => [set(flow, ['activities', one(activities), 'permission'], { controls: { [item]: { e: true, v: true } } })],
    () => [set(flow, ['activities', one(activities), 'participants'], [{ kind: 'control', control: one(controls) }])],
    () => [set(form, ['controls', one(controls), 'options', 'dataLinkage'], linkageTo(model.code, item))],
    () => [{ op: 'rename', document: form, path: ['controls', one(controls)], to: `r${pick(12)}` }],
    () => [set(rule, ['actions'], [{ kind: 'check', formula: `${item} > ${one(items)}`, field: one(items) }])],
    () => [set(print, ['omitted'], [one(controls)])],
    () => [set(scenario, ['decisions'], [{ activity: one(activities), action: 'reject', target: one(activities) }])],
    () => [set(scenario, ['expected', 'path'], [one(activities)]), set(scenario, ['expected', 'outcome'], 'agreed')],
    () => [set(scenario, ['patch'], { values: { [item]: '1' }, rows: {} })],
    () => [
      {
        op: 'insert',
        document: role,
        path: ['grants', model.code],
        value: { rights: ['view'], scope: 'own', fields: { [item]: 'hidden' } },
      },
    ],
    () => [remove(role, ['grants', one(codes(role, 'grants', 'schemaCode'))])],
    () => [set(role, ['grants', model.code, 'fields'], { [item]: 'readonly' })],
    () => [{ op: 'rename', document: [page, rule, print, scenario, role][pick(5)]!, path: [], to: `k${pick(6)}` }],
    () => [{ op: 'insert', document: page, path: ['cards', code], value: { kind: 'recent', name: code, schemaCode: model.code } }],
    () => [set(page, ['seenBy'], [{ kind: 'app-role', role: role.code }])],
    () => [set(sample.app, ['functions', 'orders', 'name'], code), set(sample.app, ['functions', 'orders', 'formCode'], form.code)],
    () => [set(form, ['controls', one(controls), 'options', 'onChange'], [{ step: 'rule', rule: rule.code, inputs: {}, results: [] }])],
    () => {
      const spare = sample.spareDocuments[pick(sample.spareDocuments.length)]!;
      return [documents.has(documentId(spare)) ? remove(spare, []) : { op: 'insert', document: spare, path: [], value: { name: 'spare' } }];
    },
    () => [documents.has(documentId(list)) ? remove(list, []) : { op: 'insert', document: list, path: [], value: { name: 'again' } }],
  ];
  return edits[pick(edits.length)]!();
}

/** The code of the only document of a kind, which may have been renamed. */
const codeOf = (documents: Documents, kind: DocumentKey['kind']): string =>
  [...documents.values()].find(({ key }) => key.kind === kind)?.key.code ?? 'gone';

const linkageTo = (schemaCode: string, field: string): Json => ({
  schemaCode,
  field,
  conditions: { field, operator: 'eq', valueType: 'currentModel', value: field },
  mappings: [{ from: field, to: field }],
});
