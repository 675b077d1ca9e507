import { documentId } from '@inkstone/design';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopyValue } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';

/** The model whose records the workflow is about. */
export function useSchemaCode(): string {
  const { flow } = useWorkflowDesigner();
  return useWorkingCopyValue(({ replica }) => textOf(replica.documents.get(documentId(flow.key))?.content['schemaCode']));
}
