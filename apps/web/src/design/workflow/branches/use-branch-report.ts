import { useMemo } from 'react';
import { branchReport, domainsOf, type BranchReport } from '@inkstone/checks';
import { documentId, type Documents } from '@inkstone/design';
import { formDefinitionSchema, modelDefinitionSchema } from '@inkstone/schema';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import type { FlowRoute } from '../flow/flow-content.ts';

/** What values show about the conditions of branches; null while the model of the workflow is not there or malformed. */
export function useBranchReport(routes: readonly FlowRoute[], schemaCode: string): BranchReport | null {
  const { documents } = useWorkingCopyState().replica;
  return useMemo(() => {
    const domains = domainsIn(documents, schemaCode);
    const branches = routes.filter(({ isDefault, condition }) => !isDefault && condition !== '');
    return domains && branches.length > 0 ? branchReport(branches, domains) : null;
  }, [documents, routes, schemaCode]);
}

/** Malformed forms are left out; the problems of the application name them. */
function domainsIn(documents: Documents, schemaCode: string) {
  const model = modelDefinitionSchema.safeParse(documents.get(documentId({ kind: 'model', code: schemaCode }))?.content).data;
  const forms = [...documents.values()].flatMap(({ key, content }) =>
    key.kind === 'form' && key.schemaCode === schemaCode ? (formDefinitionSchema.safeParse(content).data ?? []) : [],
  );
  return model && domainsOf(model, forms);
}
