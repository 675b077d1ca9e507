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
  const formulas = [...nodes.flatMap((node) => ('formula' in node ? [node.formula] : [])), ...onDemandFormulas.keys()];
  return {
    linkages: nodes.filter((node) => node.kind === 'linkage'),
    lookups: new Set(formulas.filter(({ lookups }) => lookups.length > 0)),
    comparesUnits: formulas.some(({ comparesUnits }) => comparesUnits),
  };
}
