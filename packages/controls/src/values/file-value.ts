import type { ControlModel, Decoded, Presentation } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfDataItem, FormulaError } from '@inkstone/formula';
import { joinNames, type FileReference } from '@inkstone/schema';
import { decodeText } from './text-value.ts';

/** An empty list is `null` (runtime specification, section 4: upload and image controls). */
export type FilesValue = readonly FileReference[] | null;

/** Reads a file reference: its refId is in `id`, or in `refId` or `uid` in documents of other systems. */
export function readFile(raw: unknown): FileReference | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, refId, uid, name = '', fileSize = 0, size = fileSize } = raw as Record<string, unknown>;
  const idText = decodeText(id ?? refId ?? uid);
  const nameText = decodeText(name);
  const bytes = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size + 0 : null;
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok || bytes === null) return null;
  return { id: idText.value, name: nameText.value ?? '', fileSize: bytes };
}

/** Reads a list of distinct files. */
function decodeFiles(raw: unknown): Decoded<FilesValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const files = (Array.isArray(raw) ? raw : [raw]).map(readFile);
  if (files.some((file) => file === null)) return { ok: false, code: 'WrongType' };
  const each = [...new Map((files as FileReference[]).map((file) => [file.id, file])).values()];
  return { ok: true, value: each.length === 0 ? null : each };
}

function namesOf(value: FilesValue): readonly string[] {
  return (value ?? []).map(({ name, id }) => name || id);
}

export function presentFile({ id, name, fileSize }: FileReference): Presentation {
  return { kind: 'file', refId: id, name: name || id, fileSize };
}

export function presentImage({ id, name }: FileReference): Presentation {
  return { kind: 'image', refId: id, alt: name || id };
}

function presentList(value: FilesValue, present: (file: FileReference) => Presentation): Presentation {
  return value === null ? { kind: 'empty' } : { kind: 'list', items: value.map(present) };
}

/** Behaviour shared by controls with files. `present` returns the presentation of one file. */
export function filesBehaviour(present: (file: FileReference) => Presentation) {
  return {
    dataItemTypes: ['Attachment'],
    role: 'value',
    valueType: 'none',
    empty: null,
    isEmpty: (value) => value === null || value.length === 0,
    decode: decodeFiles,
    encode: (value) => value,
    toFormula: (value) => value && namesOf(value),
    fromFormula: (value) => (value === null ? null : new FormulaError('WrongType', { expected: 'file' })),
    requiredMessage: 'empty',
    format: (value, { locale }) => joinNames(namesOf(value), locale),
    present: (value) => presentList(value, present),
    compare: (a, b) => (a?.length ?? 0) - (b?.length ?? 0) || compareTexts(namesOf(a).join('\n'), namesOf(b).join('\n')),
    operators: conditionCodesOfDataItem.Attachment,
  } as const satisfies Partial<ControlModel<FilesValue>>;
}

/**
 * Returns the files added and removed by a change: added files trigger the upload event, removed ones the delete event (runtime
 * specification, section 4).
 */
export function fileChanges(before: FilesValue, after: FilesValue): { readonly added: FilesValue; readonly removed: FilesValue } {
  return { added: without(after, before), removed: without(before, after) };
}

function without(files: FilesValue, others: FilesValue): FilesValue {
  const known = new Set((others ?? []).map(({ id }) => id));
  const left = (files ?? []).filter(({ id }) => !known.has(id));
  return left.length === 0 ? null : left;
}
