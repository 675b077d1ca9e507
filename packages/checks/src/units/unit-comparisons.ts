import { comparedTexts, compileFormula, operatorOf, conditionOperator, itemsOf } from '@inkstone/formula';
import { isConditionGroup, type ConditionItem, type ConditionNode, type ModelDefinition, readJson } from '@inkstone/schema';
import { heldUnits, type HeldUnits } from './held-units.ts';

/** A text or id in a document that a condition compares with people or departments. */
export interface UnitComparison {
  /** The property in the document; parts with a code are named by it: `['routes', 'large', 'condition']`. */
  readonly property: readonly string[];
  readonly field: string;
  readonly text: string;
  readonly holds: HeldUnits;
  /** Does the comparison test membership in the named unit? */
  readonly isMembership: boolean;
}

type Models = (schemaCode: string) => ModelDefinition | undefined;

interface Location {
  readonly property: readonly string[];
  /** The model of the document and those of enclosing parts, innermost last. */
  readonly models: readonly ModelDefinition[];
}

/**
 * Returns every comparison with people and departments in a document of an application, in formulas and conditions. Fields belong to the
 * model that the document names by `schemaCode`; within a part that names another model, to that model.
 */
export function unitComparisons(document: unknown, models: Models): readonly UnitComparison[] {
  return comparisonsInValue(document, { property: [], models: [] }, models);
}

function comparisonsInValue(value: unknown, location: Location, models: Models): readonly UnitComparison[] {
  if (typeof value === 'string') return comparisonsInText(value, location, models);
  if (typeof value !== 'object' || value === null) return [];
  const named = 'schemaCode' in value && typeof value.schemaCode === 'string' ? models(value.schemaCode) : undefined;
  const here = named ? { ...location, models: [...location.models, named] } : location;
  if (isItem(value)) return comparisonsOfItem(value, here);
  return Object.entries(value).flatMap(([key, part]) =>
    comparisonsInValue(part, { ...here, property: [...location.property, nameOf(part) ?? key] }, models),
  );
}

/** A formula, or a condition stored as JSON. */
function comparisonsInText(text: string, location: Location, models: Models): readonly UnitComparison[] {
  if (!/['"“]/.test(text)) return [];
  const json = text.trimStart().startsWith('{') ? readJson(text) : undefined;
  return json === undefined ? comparisonsOfFormula(text, location) : comparisonsInValue(json, location, models);
}

function comparisonsOfFormula(source: string, { property, models }: Location): readonly UnitComparison[] {
  return comparedTexts(compileFormula(source).expression).flatMap(({ field, text, isMembership }) => {
    const isTarget = field.startsWith('target.');
    const name = isTarget ? field.slice('target.'.length) : field;
    const holds = heldUnits(name, isTarget ? models.toReversed() : models);
    return holds ? [{ property, field, text, holds, isMembership }] : [];
  });
}

function comparisonsOfItem(item: ConditionItem, { property, models }: Location): readonly UnitComparison[] {
  const holds = heldUnits(item.field, models.toReversed());
  const operator = operatorOf(item);
  if (!holds || !operator || operator.right === 'none' || item.valueType === 'currentModel') return [];
  const { name } = operator.negates ? conditionOperator(operator.negates) : operator;
  return textsOf(item.value).map((text) => ({ property, field: item.field, text, holds, isMembership: name === 'in' }));
}

/** Returns the texts, ids and codes in a condition's value. */
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
