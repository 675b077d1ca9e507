import type { Form } from '@inkstone/form-engine';
import {
  conditionSchema,
  isConditionGroup,
  parseFieldPath,
  type ConditionDocument,
  type ConditionNode,
  type ConditionValue,
  type FieldValue,
  readJson,
} from '@inkstone/schema';

/** Reads the condition of an option, given as an object or as JSON; null if there is none or it is invalid. */
export function declaredConditions(value: unknown): ConditionDocument | null {
  return conditionSchema.safeParse(typeof value === 'string' ? readJson(value) : value).data ?? null;
}

/** Replaces the form fields in a condition (`currentModel`) with their current values, so that it can filter a list. */
export function boundConditions(document: ConditionDocument, read: (code: string) => FieldValue): ConditionDocument {
  const bind = (node: ConditionNode): ConditionNode => {
    if (isConditionGroup(node)) return { ...node, items: node.items.map(bind) };
    if (node.valueType !== 'currentModel' || typeof node.value !== 'string') return node;
    const { valueType: _, value, ...comparison } = node;
    return { ...comparison, value: conditionValue(read(value)) };
  };
  return bind(document);
}

/** Returns a reader of field values from the position of a control: in a row, the row's own columns take precedence. */
export function rowFieldReader(form: Form, path: string): (code: string) => FieldValue {
  const at = parseFieldPath(path);
  return (code) => {
    const sibling = at?.kind === 'cell' ? `${at.sheet}[${at.row}].${code}` : code;
    const found = [sibling, code].find((each) => form.has(each));
    return found === undefined ? null : form.field(found).value.value;
  };
}

/** People, departments and records are represented by their id. */
function conditionValue(value: FieldValue): ConditionValue {
  if (Array.isArray(value)) return (value as readonly FieldValue[]).map((each) => conditionValue(each)) as ConditionValue;
  if (typeof value === 'object' && value !== null) return 'id' in value ? { id: String(value.id) } : null;
  return value as ConditionValue;
}
