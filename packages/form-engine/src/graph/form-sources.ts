import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { columnOfNode, type GraphNode, type SourceRead } from '../plan/graph/graph-node.ts';

const noNodes: ReadonlySet<GraphNode> = new Set();

/**
 * The controls and columns that the formulas of an open form read, by the numbers that the plan gives them. Tells which of them differ from
 * the stored record, and which are redacted.
 */
export class FormSources {
  private readonly fields: readonly ControlField[];
  private readonly plan: FormPlan;

  constructor(fields: readonly ControlField[], plan: FormPlan) {
    this.fields = fields;
    this.plan = plan;
  }

  /** Does something that is read, in a row if one is given, differ from its stored value? */
  differ(reads: readonly SourceRead[], sheet?: SheetState, slot = -1): boolean {
    return reads.some(({ source, whole }) =>
      sheet === undefined || whole || source < this.fields.length
        ? this.sourceDiffers(source)
        : sheet.cellDiffers(this.columnOf(source).index, slot),
    );
  }

  isRedacted(source: number): boolean {
    const field = this.fields[source];
    if (field) return field.redacted;
    const { sheet, index } = this.columnOf(source);
    return sheet.redacted.has(index) || sheet.owner.redacted;
  }

  /** The nodes that read or write something redacted. */
  redactedNodes(): ReadonlySet<GraphNode> {
    const hasRedacted = this.fields.some(({ redacted, sheet }) => redacted || (sheet?.redacted.size ?? 0) > 0);
    return hasRedacted ? new Set(this.plan.nodes.filter((node) => this.isNodeRedacted(node))) : noNodes;
  }

  private isNodeRedacted(node: GraphNode): boolean {
    if (node.reads.some(({ source }) => this.isRedacted(source))) return true;
    const field = this.fields[node.control]!;
    const column = columnOfNode(node);
    return column === undefined ? field.redacted : field.sheet!.redacted.has(column);
  }

  private sourceDiffers(source: number): boolean {
    const field = this.fields[source];
    if (field) return field.differs;
    const { sheet, index } = this.columnOf(source);
    return sheet.columnDiffers(index);
  }

  private columnOf(source: number): { sheet: SheetState; index: number } {
    const { control, column } = this.plan.columnsBySource.get(source)!;
    return { sheet: this.fields[control]!.sheet!, index: column };
  }
}
