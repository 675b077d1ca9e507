import { unitTypes } from '@inkstone/schema';
import type { AskedBy, FormulaContext, UnitFacts } from '../evaluation/formula-scope.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FormulaReference } from '../values/formula-value.ts';
import { specialUnit } from './special-value.ts';

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Is the text written as ids are? Such a one is never read as a code or an account. */
export function isIdText(text: string): boolean {
  return idForm.test(text);
}

/** Words for whoever asks: without a user they are nobody, never a code. */
function isAsker(text: string): boolean {
  return text === 'SELF_P' || text === 'SELF_D';
}

/** The code or account that a text beside a unit is read as; null when it is an id or a word for whoever asks. */
export function codeIn(text: string): string | null {
  return isIdText(text) || isAsker(text) ? null : text;
}

/**
 * Does the text name what is referred to: by its id, a department's code, a person's account in any letter case, or `SELF_P` and
 * `SELF_D`? A reference to no unit has but its id.
 */
export function isNamedBy(reference: FormulaReference, text: string, context: FormulaContext): boolean | FormulaError {
  if ((specialUnit(text, context) ?? text) === reference.id) return true;
  if (codeIn(text) === null) return false;
  const facts = factsOf(reference, context);
  if (facts === undefined || facts instanceof FormulaError) return facts ?? false;
  return facts.code === text || (reference.unitType === unitTypes.user && facts.code.toLowerCase() === text.toLowerCase());
}

/** Does what is referred to lie in the department that an item names, or an address in an area, at any height? */
export function liesIn(reference: FormulaReference, item: string | FormulaReference, context: FormulaContext): boolean | FormulaError {
  const place = placeOf(item, context);
  if (place === null) return false;
  if (reference.within?.includes(place) === true) return true;
  const facts = factsOf(reference, context);
  return facts === undefined || facts instanceof FormulaError ? (facts ?? false) : facts.within.includes(place);
}

/** The id or the code of the department or area that an item of "belongs to" names. Of the words for whoever asks only `SELF_D` is one. */
export function placeOf(item: string | FormulaReference, context: AskedBy): string | null {
  if (typeof item !== 'string') return item.id;
  if (item === 'SELF_D') return context.userDepartment?.id ?? null;
  return isAsker(item) ? null : item;
}

function factsOf({ id, unitType }: FormulaReference, context: FormulaContext): UnitFacts | FormulaError | undefined {
  return unitType === undefined ? undefined : context.unit(id);
}
