import type { ControlOptions } from '@inkstone/schema';

export interface NamedList {
  readonly schemaCode: string;
  readonly listCode: string;
}

/** Returns the list that a control takes records from: `queryCode` of pickers, `listCode` of lists of referring records. */
export function listOf(options: ControlOptions): NamedList | null {
  const { schemaCode, queryCode, listCode = queryCode } = options;
  return typeof schemaCode === 'string' && typeof listCode === 'string' && listCode !== '' ? { schemaCode, listCode } : null;
}
