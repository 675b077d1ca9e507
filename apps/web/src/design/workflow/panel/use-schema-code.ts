import { documentId } from '@inkstone/design';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';

/** The model whose records the workflow is about. */
export function useSchemaCode(): string {
  const { flow } = useWorkflowDesigner();
  return textOf(useWorkingCopyState().replica.documents.get(documentId(flow.key))?.content['schemaCode']);
}
