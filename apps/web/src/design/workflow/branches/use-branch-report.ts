import { useMemo } from 'react';
import { branchReport, domainsOf, type BranchReport } from '@inkstone/checks';
import { documentId, objectsIn, type Documents } from '@inkstone/design';
import type { DataItem, FormDefinition } from '@inkstone/schema';
import { readForm } from '../../form/form-content.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { FlowRoute } from '../flow/flow-content.ts';

/** What values show about the conditions of branches; null while the model of the workflow is not there or malformed. */
export function useBranchReport(routes: readonly FlowRoute[], schemaCode: string): BranchReport | null {
  const { documents } = useDocuments();
  return useMemo(() => {
    const domains = domainsIn(documents, schemaCode);
    const branches = routes.filter(({ isDefault, condition }) => !isDefault && condition !== '');
    return domains && branches.length > 0 ? branchReport(branches, domains) : null;
  }, [documents, routes, schemaCode]);
}

/** Read as far as drafts have their shape, because the schemas of the server are too large for the page. */
function domainsIn(documents: Documents, schemaCode: string) {
  const model = documents.get(documentId({ kind: 'model', code: schemaCode }));
  const forms = [...documents.values()].flatMap(({ key, content }) =>
    key.kind === 'form' && key.schemaCode === schemaCode
      ? [{ controls: [...readForm(content).controls.values()] } as unknown as FormDefinition]
      : [],
  );
  return model ? domainsOf({ dataItems: objectsIn(model.content['dataItems']) as unknown as DataItem[] }, forms) : null;
}
