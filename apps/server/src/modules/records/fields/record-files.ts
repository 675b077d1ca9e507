import {
  parseFieldPath,
  type FieldValue,
  type FileReference,
  type FormDefinition,
  type FormValues,
  type Issue,
  type ModelDefinition,
  type SheetRow,
} from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { tableOf, type StoredItem } from '../../apps/index.ts';
import {
  attachFile,
  copyFile,
  isAtLocation,
  isUploadFor,
  lockFiles,
  type FileLocation,
  type StoredFile,
} from '../../stored-files/index.ts';
import { fieldAt } from './form-control-item.ts';
import { isId } from '../../../platform/db/id.ts';

interface SentFiles {
  readonly model: ModelDefinition;
  readonly form: FormDefinition;
  readonly recordId: string;
  readonly personId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Replaces the file values of a client by the stored data of their ids. An id that is neither a temporary upload of this person for this
 * control nor a file of this field is `UnknownReference`.
 */
export async function resolveFiles(
  trx: Trx,
  { model, form, recordId, personId, values }: SentFiles,
): Promise<{ values: Readonly<Record<string, unknown>>; issues: Issue[] }> {
  const sent: { readonly path: string; readonly list: readonly unknown[] }[] = [];
  for (const path in values) {
    const value = values[path];
    if (value === null || value === undefined || fieldAt(form, model, path)?.item?.type !== 'Attachment') continue;
    sent.push({ path, list: Array.isArray(value) ? (value as readonly unknown[]) : [value] });
  }
  if (sent.length === 0) return { values, issues: [] };
  const known = await lockFiles(trx, sent.flatMap(({ list }) => list.map(sentId)).filter(isId));
  const issues: Issue[] = [];
  const resolved = sent.map(({ path, list }) => {
    const location = { schemaCode: model.code, recordId, control: controlOf(path) };
    const files = list.map((each) => {
      if (typeof each !== 'object' || each === null) return each;
      const id = sentId(each);
      const file = known.get(id);
      if (file && (isAtLocation(file, location) || isUploadFor(file, location, personId))) return referenceOf(file);
      issues.push({ code: 'UnknownReference', path, params: { id } });
      return each;
    });
    return [path, files] as const;
  });
  return { values: { ...values, ...Object.fromEntries(resolved) }, issues };
}

/** Returns the id as the control reads it: `id`, or `refId` or `uid` in documents of other systems. */
function sentId(value: unknown): string {
  const { id, refId, uid } = (value ?? {}) as Record<string, unknown>;
  const found = id ?? refId ?? uid;
  return typeof found === 'string' ? found.trim() : '';
}

function referenceOf({ id, name, size }: Pick<StoredFile, 'id' | 'name' | 'size'>): FileReference {
  return { id, name, fileSize: Number(size) };
}

/** Returns the control of a path: `photo`, `items.photo`. */
function controlOf(path: string): string {
  const parsed = parseFieldPath(path);
  return parsed?.kind === 'cell' ? `${parsed.sheet}.${parsed.column}` : path;
}

const isFiles = ({ item }: StoredItem): boolean => item.type === 'Attachment';

/**
 * Attaches the files in a record's values to the record. Files that a mapping or linkage brings from another record are copied, so the
 * returned values may contain other files than those given.
 */
export async function claimFiles(
  trx: Trx,
  {
    model,
    recordId,
    personId,
    at,
  }: { readonly model: ModelDefinition; readonly recordId: string; readonly personId: string; readonly at: Date },
  values: FormValues,
): Promise<FormValues> {
  const table = tableOf(model);
  const own = table.items.filter(isFiles);
  const sheets = table.sheets
    .map(({ item, items }) => ({ code: item.code, items: items.filter(isFiles) }))
    .filter(({ items }) => items.length > 0);
  if (own.length === 0 && sheets.length === 0) return values;

  const rowsOf = (code: string): readonly SheetRow[] => (values[code] ?? []) as readonly SheetRow[];
  const all = [
    ...own.flatMap(({ item }) => filesOf(values[item.code])),
    ...sheets.flatMap(({ code, items }) => rowsOf(code).flatMap((row) => items.flatMap(({ item }) => filesOf(row[item.code])))),
  ];
  const known = await lockFiles(
    trx,
    all.map(({ id }) => id),
  );
  const claim = async (value: FieldValue | undefined, control: string, rowId: string | null): Promise<FieldValue> => {
    const location: FileLocation = { schemaCode: model.code, recordId, control };
    const claimed: FileReference[] = [];
    for (const { id } of filesOf(value)) {
      const file = known.get(id);
      if (!file) continue;
      const isUpload = isUploadFor(file, location, personId);
      if (isUpload) await attachFile(trx, id, location, { rowId, at });
      const ownId = isUpload || isAtLocation(file, location) ? id : await copyFile(trx, file, location, { rowId, at });
      claimed.push(referenceOf({ ...file, id: ownId }));
    }
    return claimed.length === 0 ? null : claimed;
  };

  const result: Record<string, FieldValue> = { ...values };
  for (const { item } of own) result[item.code] = await claim(values[item.code], item.code, null);
  for (const { code, items } of sheets) {
    const rows: SheetRow[] = [];
    for (const row of rowsOf(code)) {
      const cells: Record<string, FieldValue> = {};
      for (const { item } of items) cells[item.code] = await claim(row[item.code], `${code}.${item.code}`, row.id);
      rows.push({ ...row, ...cells });
    }
    result[code] = rows;
  }
  return result;
}

function filesOf(value: FieldValue | undefined): readonly FileReference[] {
  return (value ?? []) as readonly FileReference[];
}
