import { checkDefinition, severityOf, type Finding } from '@inkstone/workflow';
import type { PublishedWorkflow } from '../../apps/index.ts';

// A published version never changes, so what the check says of its drawing does not either; to find it may take seconds.
const known = new WeakMap<PublishedWorkflow['definition'], readonly Finding[]>();

/** What the check says of a published version. */
export function publishedFindings({ definition }: PublishedWorkflow): readonly Finding[] {
  const found = known.get(definition) ?? checkDefinition(definition);
  known.set(definition, found);
  return found;
}

/** How much the check warns of in a published version. Errors cannot be published. */
export function publishedWarnings(workflow: PublishedWorkflow): number {
  return publishedFindings(workflow).filter(({ code }) => severityOf(code) === 'warning').length;
}
