import type { CompiledFormula } from '@inkstone/formula';
import type { LinkagePlan } from '../linkage-plan.ts';
import type { ConditionKind } from '../engine-formulas.ts';

/** What others depend on: a control's value, or a column's cells. `whole` is false where a row reads only its own cell. */
export interface SourceRead {
  readonly source: number;
  readonly whole: boolean;
}

interface NodeBase {
  /** Place in the order of computing. */
  readonly index: number;
  readonly reads: readonly SourceRead[];
}

/** One thing to work out again when what it reads has changed. */
export type GraphNode =
  | (NodeBase & { readonly kind: 'value'; readonly control: number; readonly formula: CompiledFormula })
  | (NodeBase & { readonly kind: 'statistic'; readonly control: number; readonly target: StatisticTarget })
  | (NodeBase & { readonly kind: 'column'; readonly control: number; readonly column: number; readonly formula: CompiledFormula })
  | (NodeBase & {
      readonly kind: 'linkage';
      readonly control: number;
      /** Unset: the linkage of a control of the form itself. */
      readonly column: number | undefined;
      readonly plan: LinkagePlan;
    })
  | (NodeBase & {
      readonly kind: 'default';
      readonly control: number;
      readonly column: number | undefined;
      readonly formula: CompiledFormula;
    })
  | (NodeBase & {
      readonly kind: 'condition';
      readonly control: number;
      readonly condition: ConditionKind;
      readonly formula: CompiledFormula;
    });

export type LinkageNode = Extract<GraphNode, { kind: 'linkage' }>;

export interface StatisticTarget {
  readonly mode: 'sum' | 'avg' | 'min' | 'max';
  readonly sheet: number;
  readonly column: number;
}

/** A node that is worked out row by row: the column, by its sheet. */
export function columnOfNode(node: GraphNode): number | undefined {
  return 'column' in node ? node.column : undefined;
}

export type DraftNode = GraphNode extends infer N ? (N extends GraphNode ? Omit<N, 'index'> : never) : never;
