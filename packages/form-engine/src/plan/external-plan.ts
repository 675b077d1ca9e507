import type { CompiledFormula } from '@inkstone/formula';
import type { LinkageNode } from './graph/graph-node.ts';
import type { GraphNode } from './graph/graph-node.ts';

/** The parts of a definition that need external data. */
export interface ExternalPlan {
  readonly linkages: readonly LinkageNode[];
  /** The formulas that contain a look-up. */
  readonly lookups: ReadonlySet<CompiledFormula>;
  /** Does any formula compare people or departments by more than their id? */
  readonly comparesUnits: boolean;
}

export function externalPlan(nodes: readonly GraphNode[], onDemandFormulas: ReadonlyMap<CompiledFormula, unknown>): ExternalPlan {
  const linkages: LinkageNode[] = [];
  const lookups = new Set<CompiledFormula>();
  let comparesUnits = false;
  const add = (formula: CompiledFormula): void => {
    if (formula.lookups.length > 0) lookups.add(formula);
    comparesUnits ||= formula.comparesUnits;
  };
  for (const node of nodes) {
    if (node.kind === 'linkage') linkages.push(node);
    else if (node.kind !== 'statistic') add(node.formula);
  }
  for (const formula of onDemandFormulas.keys()) add(formula);
  return { linkages, lookups, comparesUnits };
}
