import type { Picking } from './actions/use-picked.ts';
import type { Header, RecordLine, RecordSource } from './record-query.ts';

/** The props that tables and cards share. */
export interface RecordViewProps {
  readonly source: RecordSource;
  readonly headers: readonly Header[];
  readonly lines: readonly RecordLine[];
  readonly keyword: string;
  /** Null: selecting is off. */
  readonly picking: Picking | null;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly onMore: () => void;
}

/** Returns the address of a record: that of its workflow instance where it has one, so that its progress is shown too. */
export function recordAddress(source: RecordSource, line: RecordLine): string {
  return line.workflowInstanceId ? `/instance/${line.workflowInstanceId}` : `/record/${source.schemaCode}/${line.id}`;
}
