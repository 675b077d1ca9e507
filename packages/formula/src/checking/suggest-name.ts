import { functions } from '../functions/index.ts';
import { isWord } from '../syntax/words.ts';
import { printReference } from '../syntax/print.ts';
import { referencePath, type Expression } from '../syntax/expression.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { nearestName } from './nearest-name.ts';

/** Returns the field that an unknown name probably means, as written in a formula: a similar name, or a column of a sub-table. */
export function suggestField(reference: Expression & { kind: 'reference' }, fields: FieldTypes): string | undefined {
  const names = Object.keys(fields);
  const path = referencePath(reference);
  const found = nearestName(path, names) ?? (reference.member === undefined ? columnCalled(path, names) : undefined);
  if (found === undefined) return undefined;
  // Chinese names are written without braces.
  return /^[\u4e00-\u9fff]+$/.test(found) && !isWord(found) ? found : printReference(found);
}

function columnCalled(name: string, names: readonly string[]): string | undefined {
  const columns = names.filter((path) => path.endsWith(`.${name}`));
  return columns.length === 1 ? columns[0] : undefined;
}

export function suggestFunction(name: string): string | undefined {
  return nearestName(
    name,
    functions.map((declared) => declared.name),
  );
}
