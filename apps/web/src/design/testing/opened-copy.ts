import type { CallOutput, openWorkingCopy } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';

type Opened = CallOutput<typeof openWorkingCopy>;

interface CopyState {
  readonly revision?: number;
  /** Of all documents; null: they were never published. */
  readonly version?: number | null;
  readonly mayDesign?: boolean;
  /** As `mayDesign` if unset. */
  readonly mayPublish?: boolean;
}

/** A document with what is designed, and what is published of it where that differs. */
export type DesignedDocument = readonly [key: DocumentKey, content: JsonObject, published?: JsonObject | undefined];

/** What the server answers when a working copy of these documents is opened. */
export function openedCopy(documents: readonly DesignedDocument[], state: CopyState = {}): Opened {
  const { revision = 0, version = null, mayDesign = true, mayPublish = mayDesign } = state;
  return {
    revision,
    documents: documents.map(([key, content, published]) => ({ key, content, version, ...(published && { published }) })),
    rights: { design: mayDesign, publish: mayPublish },
  };
}
