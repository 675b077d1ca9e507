import { printReference } from '@inkstone/formula';
import type { FormulaField } from '../../../../formula/formula-field.ts';

/** Calculations that many forms need, chosen instead of written. */
const quickFormulas = {
  days: { takes: ['date', 'date'], write: (from, to) => `datediff(${from}, ${to}, 'd') + 1` },
  daysBetween: { takes: ['date', 'date'], write: (from, to) => `datediff(${from}, ${to}, 'd')` },
  sum: { takes: ['rows'], write: (column) => `sum(${column})` },
  product: { takes: ['number', 'number'], write: (one, other) => `${one} * ${other}` },
} as const satisfies Record<string, QuickFormula>;

interface QuickFormula {
  readonly takes: readonly ('date' | 'number' | 'rows')[];
  readonly write: (...fields: readonly string[]) => string;
}

export type QuickKind = keyof typeof quickFormulas;

export const quickKinds = Object.keys(quickFormulas) as QuickKind[];

/** The fields that each part of a calculation can be; `rows` are number columns of sub-tables. */
export function quickFields(kind: QuickKind, fields: readonly FormulaField[], own: string): readonly (readonly FormulaField[])[] {
  const others = fields.filter(({ code }) => code !== own);
  const isColumn = ({ code }: FormulaField) => code.includes('.');
  const { takes }: QuickFormula = quickFormulas[kind];
  return takes.map((type) =>
    others.filter((field) => (type === 'rows' ? isColumn(field) && field.type === 'number' : !isColumn(field) && field.type === type)),
  );
}

/** The fields that are probably meant: each part another one, in the order of the form. */
export function likelyFields(offered: readonly (readonly FormulaField[])[]): readonly string[] {
  return offered.reduce<readonly string[]>(
    (before, fitting) => [...before, fitting.find(({ code }) => !before.includes(code))?.code ?? ''],
    [],
  );
}

/** Writes the calculation; null while a field is missing. */
export function writeQuickFormula(kind: QuickKind, chosen: readonly string[]): string | null {
  const { takes, write }: QuickFormula = quickFormulas[kind];
  const written = takes.map((_, index) => chosen[index] ?? '');
  if (written.includes('')) return null;
  return write(...written.map((code) => printReference(code)));
}
