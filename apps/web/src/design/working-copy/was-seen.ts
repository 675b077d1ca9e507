import type { Json, Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';

interface Setting {
  readonly document: DocumentKey;
  readonly path: readonly string[];
  /** Unset: the property is removed. */
  readonly value: Json | undefined;
  /** What the person saw when they began to change it. */
  readonly was: Json | undefined;
}

/** Sets a property unless somebody changed it since the person saw it. */
export function setting({ document, path, value, was }: Setting): Operation {
  return {
    op: 'set',
    document,
    path: [...path],
    ...(value !== undefined && { value }),
    was: was === undefined ? {} : { value: was },
  };
}
