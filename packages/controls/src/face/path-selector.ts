import type { FieldPath } from '@inkstone/schema';

/** Finds what stands for a path on the page: it carries it as `data-path`. */
export function pathSelector(path: FieldPath): string {
  return `[data-path="${path.replace(/["\\]/g, '\\$&')}"]`;
}
