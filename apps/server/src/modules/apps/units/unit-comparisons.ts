import { comparedTexts, compileFormula, operatorOf, conditionOperator, itemsOf } from '@inkstone/formula';
import { isConditionGroup, type ConditionItem, type ConditionNode, type ModelDefinition } from '@inkstone/schema';
import { heldUnits, type HeldUnits } from './held-units.ts';

/** A text or an id in a document that a condition compares with people or departments. */
export interface UnitComparison {
  /** Where in the document, parts with a code by it: `routes.large.condition`. */
  readonly path: string;
  readonly field: string;
  readonly text: string;
  readonly holds: HeldUnits;
  /** Is it asked whether the field lies in what the text names? */
  readonly isPlace: boolean;
}

type Models = (schemaCode: string) => ModelDefinition | undefined;

interface Place {
  readonly path: string;
  /** The model that the document is about, and those named on the way, the nearest last. */
  readonly models: readonly ModelDefinition[];
}

/**
 * Every comparison with people and departments in a document of an application, wherever formulas and conditions stand in it. Fields
 * are those of the model that the document names by `schemaCode`; within a part that names another, conditions are about its records.
 */
export function unitComparisons(document: unknown, path: string, models: Models): readonly UnitComparison[] {
  return inValue(document, { path, models: [] }, models);
}

function inValue(value: unknown, place: Place, models: Models): readonly UnitComparison[] {
  if (typeof value === 'string') return inText(value, place, models);
  if (typeof value !== 'object' || value === null) return [];
  const named = 'schemaCode' in value && typeof value.schemaCode === 'string' ? models(value.schemaCode) : undefined;
  const here = named ? { ...place, models: [...place.models, named] } : place;
  if (isItem(value)) return ofItem(value, here);
  return Object.entries(value).flatMap(([key, part]) => inValue(part, { ...here, path: `${place.path}.${nameOf(part) ?? key}` }, models));
}

/** A formula, or a condition that is kept as JSON. */
function inText(text: string, place: Place, models: Models): readonly UnitComparison[] {
  if (!/['"“]/.test(text)) return [];
  const json = text.trimStart().startsWith('{') ? readJson(text) : undefined;
  return json === undefined ? ofFormula(text, place) : inValue(json, place, models);
}

function ofFormula(source: string, { path, models }: Place): readonly UnitComparison[] {
  return comparedTexts(compileFormula(source).expression).flatMap(({ field, text, isPlace }) => {
    const isTarget = field.startsWith('target.');
    const name = isTarget ? field.slice('target.'.length) : field;
    const holds = heldUnits(name, isTarget ? models.toReversed() : models);
    return holds ? [{ path, field, text, holds, isPlace }] : [];
  });
}

function ofItem(item: ConditionItem, { path, models }: Place): readonly UnitComparison[] {
  const holds = heldUnits(item.field, models.toReversed());
  const operator = operatorOf(item);
  if (!holds || !operator || operator.right === 'none' || item.valueType === 'currentModel') return [];
  const { name } = operator.negates ? conditionOperator(operator.negates) : operator;
  return textsOf(item.value).map((text) => ({ path, field: item.field, text, holds, isPlace: name === 'in' }));
}

/** The texts, ids and codes in a condition's value. */
function textsOf(value: ConditionItem['value']): readonly string[] {
  if (typeof value === 'string') return itemsOf(value) as readonly string[];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { id, code } = value as Readonly<Record<string, unknown>>;
  return [id ?? code].filter((text) => typeof text === 'string');
}

function isItem(value: object): value is ConditionItem {
  return 'field' in value && 'operator' in value && typeof value.field === 'string' && !isConditionGroup(value as ConditionNode);
}

function nameOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { code, key, id } = part as Readonly<Record<string, unknown>>;
  return [code, key, id].find((name) => typeof name === 'string');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
