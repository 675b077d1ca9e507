import type { Picking } from './actions/use-picked.ts';
import type { Header, RecordLine, RecordSource } from './record-query.ts';

/** What a table and a pile of cards have in common. */
export interface RecordViewProps {
  readonly source: RecordSource;
  readonly headers: readonly Header[];
  readonly lines: readonly RecordLine[];
  readonly keyword: string;
  /** Null: records are not being picked. */
  readonly picking: Picking | null;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
}

/** Where a record opens: in its workflow when it has one, so that its progress stands beside it. */
export function recordAddress(source: RecordSource, line: RecordLine): string {
  return line.workflowInstanceId ? `/instance/${line.workflowInstanceId}` : `/record/${source.schemaCode}/${line.id}`;
}
