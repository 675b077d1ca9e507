import type { checkFormula } from '@inkstone/formula';

/** Checks formulas. Filling in a form needs none, since published formulas have been checked. */
export type FormulaChecker = typeof checkFormula;
