import type { Timestamp } from './column.ts';

/** What somebody said of a record. Ids grow with time, so they are the order too. */
export interface CommentsTable {
  id: string;
  schema_code: string;
  record_id: string;
  /** Of a reply: the comment, which is none itself. */
  parent_id: string | null;
  author_id: string;
  /** Who is mentioned stands in it as `@{id}`. */
  content: string;
  mentioned: string[];
  files: string[];
  client: string;
  created_at: Timestamp;
  /** Kept for the record, shown to nobody any more. */
  deleted_at: Timestamp | null;
  deleted_by: string | null;
}

export interface CommentsTables {
  comments: CommentsTable;
}
