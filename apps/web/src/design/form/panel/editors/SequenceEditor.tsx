import { documentId } from '@inkstone/design';
import { NumberParts } from '../../../model/NumberParts.tsx';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { useFormDesigner } from '../../use-form-designer.ts';

/** The numbers of the records: they belong to the model, so that all its forms give the same ones. */
export function SequenceEditor() {
  const { form } = useFormDesigner();
  const { documents } = useDocuments();
  const model = documents.get(documentId({ kind: 'model', code: form.schemaCode }));
  return <NumberParts model={form.schemaCode} value={model?.content['seqNoSetting']} />;
}
