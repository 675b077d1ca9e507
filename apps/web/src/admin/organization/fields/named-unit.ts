/** A person or a department with the name to show. */
export interface NamedUnit {
  readonly id: string;
  readonly name: string;
}

/** Returns the list with one unit moved a step towards its start or end. */
export function movedUnit(units: readonly NamedUnit[], index: number, step: -1 | 1): readonly NamedUnit[] {
  const target = index + step;
  if (target < 0 || target >= units.length) return units;
  return units.toSpliced(index, 1).toSpliced(target, 0, units[index]!);
}
