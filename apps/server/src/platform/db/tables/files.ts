import type { Timestamp, TimestampWithDefault } from './column.ts';

/** What a file is by its bytes. */
export type FileKind = 'image' | 'sound' | 'film' | 'document' | 'archive' | 'text' | 'unknown';

/** What the store holds. A content without a file is removed a day after it was last asked for. */
export interface FileContentsTable {
  /** In hex; the bytes' name in the store. */
  sha256: string;
  /** bigint: a text. */
  size: string;
  touched_at: TimestampWithDefault;
}

/** An uploaded file; its id is the refId. Temporary until a record has it. */
export interface FilesTable {
  id: string;
  name: string;
  size: string;
  sha256: string;
  media_type: string;
  kind: FileKind;
  width: number | null;
  height: number | null;
  uploaded_by: string;
  created_at: Timestamp;
  /** The model and the control, a sheet's column as `items.photo`, that it was uploaded for. */
  schema_code: string | null;
  control: string | null;
  is_signature: boolean;
  record_id: string | null;
  row_id: string | null;
  attached_at: Timestamp | null;
  /** Pictures outside of records. */
  category: string | null;
  category_name: string | null;
}

/** Opinions that somebody uses often. */
export interface CommonCommentsTable {
  id: string;
  person_id: string;
  content: string;
  sort: number;
}

export interface FilesTables {
  file_contents: FileContentsTable;
  files: FilesTable;
  common_comments: CommonCommentsTable;
}
