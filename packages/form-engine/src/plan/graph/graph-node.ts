import type { CompiledFormula } from '@inkstone/formula';
import type { LinkagePlan } from '../linkage-plan.ts';
import type { ConditionKind } from '../engine-formulas.ts';

/** What a node depends on: a control's value, or a column's cells. `whole` is false if a row reads only its own cell. */
export interface SourceRead {
  readonly source: number;
  readonly whole: boolean;
}

interface NodeBase {
  /** Position in the order of computing. */
  readonly index: number;
  readonly reads: readonly SourceRead[];
}

/** A computation to run again when something it reads has changed. */
export type GraphNode =
  | (NodeBase & { readonly kind: 'value'; readonly control: number; readonly formula: CompiledFormula })
  | (NodeBase & { readonly kind: 'statistic'; readonly control: number; readonly target: StatisticTarget })
  | (NodeBase & { readonly kind: 'column'; readonly control: number; readonly column: number; readonly formula: CompiledFormula })
  | (NodeBase & {
      readonly kind: 'linkage';
      readonly control: number;
      /** Undefined for the linkage of a control of the form itself. */
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

/** The column of a node that is computed row by row. */
export function columnOfNode(node: GraphNode): number | undefined {
  return 'column' in node ? node.column : undefined;
}

export type DraftNode = GraphNode extends infer N ? (N extends GraphNode ? Omit<N, 'index'> : never) : never;
