import type { FieldPath } from '@inkstone/schema';

/** Returns a selector for the element of a path, by its `data-path`. */
export function pathSelector(path: FieldPath): string {
  return `[data-path="${path.replace(/["\\]/g, '\\$&')}"]`;
}
