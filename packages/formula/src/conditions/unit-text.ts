import { unitTypes } from '@inkstone/schema';
import type { RequesterContext, FormulaContext, UnitFacts } from '../scope/formula-scope.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FormulaReference } from '../values/formula-value.ts';
import { specialUnit } from './special-value.ts';

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id. Such a text is never read as a code or an account. */
export function isIdText(text: string): boolean {
  return idForm.test(text);
}

/** Whether a text stands for the current user or department. Without a user it matches nobody; it is never read as a code. */
function isRequesterWord(text: string): boolean {
  return text === 'SELF_P' || text === 'SELF_D';
}

/** Returns the text as a code or account for comparison with a unit; null if it is an id, `SELF_P` or `SELF_D`. */
export function codeIn(text: string): string | null {
  return isIdText(text) || isRequesterWord(text) ? null : text;
}

/**
 * Whether a text names the referenced unit: by its id, a department's code, a person's account in any letter case, `SELF_P` or
 * `SELF_D`. References to anything but units are named only by id.
 */
export function isNamedBy(reference: FormulaReference, text: string, context: FormulaContext): boolean | FormulaError {
  if ((specialUnit(text, context) ?? text) === reference.id) return true;
  if (codeIn(text) === null) return false;
  const facts = factsOf(reference, context);
  if (facts === undefined || facts instanceof FormulaError) return facts ?? false;
  return facts.code === text || (reference.unitType === unitTypes.user && facts.code.toLowerCase() === text.toLowerCase());
}

/** Whether a unit is in the department that an item names, or an address in the area, at any level. */
export function liesIn(reference: FormulaReference, item: string | FormulaReference, context: FormulaContext): boolean | FormulaError {
  const container = containerOf(item, context);
  if (container === null) return false;
  if (reference.within?.includes(container) === true) return true;
  const facts = factsOf(reference, context);
  return facts === undefined || facts instanceof FormulaError ? (facts ?? false) : facts.within.includes(container);
}

/** Returns the id or code of the department or area that an item of `belongs to` names. `SELF_P` is not a department: null. */
export function containerOf(item: string | FormulaReference, context: RequesterContext): string | null {
  if (typeof item !== 'string') return item.id;
  if (item === 'SELF_D') return context.userDepartment?.id ?? null;
  return isRequesterWord(item) ? null : item;
}

function factsOf({ id, unitType }: FormulaReference, context: FormulaContext): UnitFacts | FormulaError | undefined {
  return unitType === undefined ? undefined : context.unit(id);
}
