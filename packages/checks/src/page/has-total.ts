import { columnOf } from '@inkstone/formula/sql';
import type { ListTotal, ModelDefinition, TotalKind } from '@inkstone/schema';

/** Whether the field supports an aggregate of this kind. */
export function hasTotal(model: ModelDefinition, { code, kind }: ListTotal): boolean {
  return (kindsOf[columnOf(model, code)?.type ?? ''] ?? []).includes(kind);
}

const kindsOf: Readonly<Record<string, readonly TotalKind[]>> = {
  numeric: ['sum', 'avg', 'min', 'max'],
  date: ['min', 'max'],
  timestamptz: ['min', 'max'],
};
