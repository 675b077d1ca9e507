import type { Timestamp } from './column.ts';

/** Comments on records. Ids increase with time, so they define the order. */
export interface CommentsTable {
  id: string;
  schema_code: string;
  record_id: string;
  /** The comment that a reply answers; a reply has no replies. */
  parent_id: string | null;
  author_id: string;
  /** Mentioned people are written as `@{id}`. */
  content: string;
  mentioned: string[];
  files: string[];
  client: string;
  created_at: Timestamp;
  /** A deleted comment is kept but not shown. */
  deleted_at: Timestamp | null;
  deleted_by: string | null;
}

export interface CommentsTables {
  comments: CommentsTable;
}
