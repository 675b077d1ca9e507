import type { Timestamp, TimestampWithDefault } from './column.ts';

/** The kind of a file, detected from its content. */
export type FileKind = 'image' | 'sound' | 'film' | 'document' | 'archive' | 'text' | 'unknown';

/** The contents of the file store. A content without a file is removed one day after its last use. */
export interface FileContentsTable {
  /** In hex; the name of the content in the store. */
  sha256: string;
  /** A bigint, read as text. */
  size: string;
  touched_at: TimestampWithDefault;
}

/** An uploaded file; its id is the refId. It is temporary until a record refers to it. */
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
  /** The model and the control for which it was uploaded, a sheet's column as `items.photo`. */
  schema_code: string | null;
  control: string | null;
  is_signature: boolean;
  record_id: string | null;
  row_id: string | null;
  attached_at: Timestamp | null;
  /** For files that belong to no record: pictures of people, templates of forms. */
  category: string | null;
  category_name: string | null;
}

/** The saved opinions of a person. */
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
