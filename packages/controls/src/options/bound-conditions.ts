import type { Form } from '@inkstone/form-engine';
import {
  conditionSchema,
  isConditionGroup,
  parseFieldPath,
  type ConditionDocument,
  type ConditionNode,
  type ConditionValue,
  type FieldValue,
} from '@inkstone/schema';

/** The condition that an option holds, as an object or as JSON; null for none and for what is no condition. */
export function declaredConditions(value: unknown): ConditionDocument | null {
  return conditionSchema.safeParse(typeof value === 'string' ? readJson(value) : value).data ?? null;
}

/** The condition with the values of the open form in place of the fields it names (`currentModel`), as a list can be filtered by it. */
export function boundConditions(document: ConditionDocument, read: (code: string) => FieldValue): ConditionDocument {
  const bind = (node: ConditionNode): ConditionNode => {
    if (isConditionGroup(node)) return { ...node, items: node.items.map(bind) };
    if (node.valueType !== 'currentModel' || typeof node.value !== 'string') return node;
    const { valueType: _, value, ...comparison } = node;
    return { ...comparison, value: conditionValue(read(value)) };
  };
  return bind(document);
}

/** Reads a field as a control of the form does: within a row its own columns come first. */
export function readBeside(form: Form, path: string): (code: string) => FieldValue {
  const at = parseFieldPath(path);
  return (code) => {
    const besides = at?.kind === 'cell' ? `${at.sheet}[${at.row}].${code}` : code;
    const found = [besides, code].find((each) => form.has(each));
    return found === undefined ? null : form.field(found).value.value;
  };
}

/** A person, department or record goes by its id. */
function conditionValue(value: FieldValue): ConditionValue {
  if (Array.isArray(value)) return (value as readonly FieldValue[]).map((each) => conditionValue(each)) as ConditionValue;
  if (typeof value === 'object' && value !== null) return 'id' in value ? { id: String(value.id) } : null;
  return value as ConditionValue;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
