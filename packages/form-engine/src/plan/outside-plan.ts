import type { CompiledFormula } from '@inkstone/formula';
import type { LinkageNode } from './graph/graph-node.ts';
import type { GraphNode } from './graph/graph-node.ts';

/** What of a definition asks the world outside. */
export interface OutsidePlan {
  readonly linkages: readonly LinkageNode[];
  /** The formulas that look something up. */
  readonly lookups: ReadonlySet<CompiledFormula>;
  /** Does any formula compare people or departments by more than their id? */
  readonly comparesUnits: boolean;
}

export function outsidePlan(nodes: readonly GraphNode[], askedFormulas: ReadonlyMap<CompiledFormula, unknown>): OutsidePlan {
  const formulas = [...nodes.flatMap((node) => ('formula' in node ? [node.formula] : [])), ...askedFormulas.keys()];
  return {
    linkages: nodes.filter((node) => node.kind === 'linkage'),
    lookups: new Set(formulas.filter(({ lookups }) => lookups.length > 0)),
    comparesUnits: formulas.some(({ comparesUnits }) => comparesUnits),
  };
}
