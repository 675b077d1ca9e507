import { isJsonObject, type Json } from '../document/json.ts';
import { each, field, jsonText, later, object, targetField } from './readers.ts';
import type { Reader, Scope } from './scope.ts';

const node: Reader = (value, scope) => {
  const at: Scope = { ...scope, visit: (occurrence) => scope.visit({ ...occurrence, holder: 'condition' }) };
  const isOwnField = isJsonObject(value) && value['valueType'] === 'currentModel';
  return object({ items: each(later(() => node)), field: targetField, ...(isOwnField && { value: field }) })(value, at);
};

/** A condition on records of the model that the enclosing part names, stored as a tree or as JSON; its operands may read the own record. */
export const condition: Reader = jsonText((value: Json, scope: Scope) => node(value, scope));

/** A condition on records of the own model. */
export const ownCondition: Reader = (value, scope) => condition(value, { ...scope, target: scope.own });
