import type { EditEntry, EventRun } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import type { RowId } from '../interfaces/row.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

interface RowChanges {
  readonly added: Set<RowId>;
  readonly removed: Set<RowId>;
}

/**
 * What a person did between one run of events and the next. An event reads the form as it was at that time, which the final values alone do
 * not show. Only forms with events keep a log.
 */
export class EditLog {
  private readonly graph: FormGraph;
  private entries: EditEntry[] = [];
  private readonly set = new Set<string>();
  private readonly rows = new Map<SheetState, RowChanges>();
  private lastRows = new Map<SheetState, { readonly structure: number; readonly ids: readonly RowId[] }>();

  constructor(graph: FormGraph) {
    this.graph = graph;
    this.rememberRows();
  }

  /** Undefined until an event has run. */
  all(): EditEntry[] | undefined {
    if (this.entries.length === 0) return undefined;
    const rest = this.take();
    return isNothing(rest) ? this.entries : [...this.entries, rest];
  }

  clear(): void {
    this.entries = [];
    this.set.clear();
    this.rows.clear();
    this.rememberRows();
  }

  valueSet(path: string): void {
    this.set.delete(path);
    this.set.add(path);
  }

  /** Something other than the person overwrote what they had set. */
  overwritten(path: string): void {
    this.set.delete(path);
  }

  rowAdded(sheet: SheetState, id: RowId): void {
    this.changesOf(sheet).added.add(id);
  }

  rowsRemoved(sheet: SheetState, ids: readonly RowId[]): void {
    // A row added since the last entry must be added in a replay before it can be removed.
    if (ids.some((id) => this.rows.get(sheet)?.added.has(id))) this.close({ runs: [] });
    const { removed } = this.changesOf(sheet);
    for (const id of ids) removed.add(id);
  }

  /** Closes an entry: these events run now, or a waiting one resumes. */
  close(what: { readonly runs: readonly EventRun[] } | { readonly resumed: number }): void {
    this.entries.push({ ...this.take(), ...('runs' in what ? { runs: [...what.runs] } : what) });
    this.set.clear();
    this.rows.clear();
    this.rememberRows();
  }

  private take(): EditEntry {
    const values = Object.fromEntries(
      [...this.set].flatMap((path) => {
        const value = this.graph.valueAt(path);
        return value === undefined ? [] : [[path, value] as const];
      }),
    );
    const rows = Object.fromEntries([...this.lastRows.keys()].flatMap((sheet) => this.rowsOf(sheet)));
    return { ...(Object.keys(values).length > 0 && { values }), ...(Object.keys(rows).length > 0 && { rows }) };
  }

  private rowsOf(sheet: SheetState): [] | [readonly [string, NonNullable<EditEntry['rows']>[string]]] {
    const last = this.lastRows.get(sheet)!;
    const { added, removed } = this.rows.get(sheet) ?? noChanges;
    if (sheet.structure.current === last.structure && added.size + removed.size === 0) return [];
    const ids = sheet.rows.ids();
    const natural = [...last.ids.filter((id) => !removed.has(id)), ...added];
    const isOrdered = ids.every((id, index) => id === natural[index]);
    return [
      [
        sheet.plan.definition.key,
        {
          ...(added.size > 0 && { added: [...added] }),
          ...(removed.size > 0 && { removed: [...removed] }),
          ...(!isOrdered && { order: ids }),
        },
      ],
    ];
  }

  private changesOf(sheet: SheetState): RowChanges {
    const changes = this.rows.get(sheet) ?? { added: new Set(), removed: new Set() };
    this.rows.set(sheet, changes);
    return changes;
  }

  private rememberRows(): void {
    for (const { sheet } of this.graph.fields) {
      if (sheet && this.lastRows.get(sheet)?.structure !== sheet.structure.current)
        this.lastRows.set(sheet, { structure: sheet.structure.current, ids: sheet.rows.ids() });
    }
  }
}

const noChanges: RowChanges = { added: new Set(), removed: new Set() };

function isNothing({ values, rows }: EditEntry): boolean {
  return values === undefined && rows === undefined;
}
