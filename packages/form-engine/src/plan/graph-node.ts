import type { CompiledFormula } from '@inkstone/formula';
import type { ConditionKind } from './control-plan.ts';

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
      readonly kind: 'condition';
      readonly control: number;
      readonly condition: ConditionKind;
      readonly formula: CompiledFormula;
    });

export interface StatisticTarget {
  readonly mode: 'sum' | 'avg' | 'min' | 'max';
  readonly sheet: number;
  readonly column: number;
}

export type DraftNode = GraphNode extends infer N ? (N extends GraphNode ? Omit<N, 'index'> : never) : never;
