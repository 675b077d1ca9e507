import type { SheetPlan } from '../plan/control-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { columnOfNode, type GraphNode } from '../plan/graph/graph-node.ts';
import { everyRow } from '../table/every-row.ts';

/** Records which nodes must be computed again, and for which rows; runs them in the order of computing. */
export class Propagation {
  private readonly plan: FormPlan;
  private readonly marks: number[];
  private readonly rows: (Set<number> | undefined)[];
  private low = Infinity;

  constructor(plan: FormPlan) {
    this.plan = plan;
    this.marks = plan.nodes.map(() => 0);
    this.rows = plan.nodes.map(() => undefined);
  }

  /** Marks what reads a control's value, or a column's cell in a row. */
  markReaders(source: number, slot: number): void {
    for (const { node, whole } of this.plan.readers[source]!) this.markNode(node, whole ? everyRow : slot);
  }

  markNode(node: number, slot: number): void {
    if (node < this.low) this.low = node;
    if (slot === everyRow) this.marks[node] = 2;
    else if (this.marks[node] !== 2) {
      this.marks[node] = 1;
      (this.rows[node] ??= new Set()).add(slot);
    }
  }

  /** Marks what reads the rows of a sheet as a whole, and what is computed in the added rows. */
  markRows({ control, columns }: SheetPlan, added: readonly number[]): void {
    this.markReaders(control, everyRow);
    for (const { source } of columns) {
      for (const { node, whole } of this.plan.readers[source]!) if (whole) this.markNode(node, everyRow);
    }
    if (added.length === 0) return;
    for (const { index } of this.nodesIn(control)) for (const slot of added) this.markNode(index, slot);
  }

  /** Marks what reads a sheet, and everything that is computed in it. */
  markSheet({ control, columns }: SheetPlan): void {
    for (const source of [control, ...columns.map((column) => column.source)]) this.markReaders(source, everyRow);
    for (const { index } of this.nodesIn(control)) this.markNode(index, everyRow);
  }

  /** Marks all nodes, or only conditions, in all rows. */
  markAll(only?: 'condition'): void {
    for (const { index, kind } of this.plan.nodes) if (only === undefined || kind === only) this.markNode(index, everyRow);
  }

  private nodesIn(sheet: number): readonly GraphNode[] {
    return this.plan.nodes.filter((node) => node.control === sheet && columnOfNode(node) !== undefined);
  }

  /** `slots` is undefined for all rows. Computing a node only marks later ones. */
  run(compute: (node: GraphNode, slots: ReadonlySet<number> | undefined) => void): void {
    for (let index = this.low; index < this.marks.length; index += 1) {
      const mark = this.marks[index];
      if (!mark) continue;
      const slots = mark === 1 ? this.rows[index] : undefined;
      this.marks[index] = 0;
      this.rows[index] = undefined;
      compute(this.plan.nodes[index]!, slots);
    }
    this.low = Infinity;
  }
}
