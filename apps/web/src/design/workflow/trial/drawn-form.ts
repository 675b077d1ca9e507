import { documentId, objectsIn, type Documents } from '@inkstone/design';
import { activityGrants, type FormPermission } from '@inkstone/schema';
import type { LoadedForm } from '../../../runtime/form/open-form.ts';
import { readForm } from '../../form/form-content.ts';
import { previewedDefinition } from '../../form/preview/open-preview.ts';
import { textOf } from '../../working-copy/text-of.ts';

interface TriedForm {
  readonly schemaCode: string;
  /** Unset: the form with which people start the workflow. */
  readonly formCode?: string | undefined;
  readonly workflowCode: string;
}

/** The form of the working copy as the initiator of a trial fills it in; null: the application has no such form. */
export function drawnForm(documents: Documents, { schemaCode, formCode, workflowCode }: TriedForm): LoadedForm | null {
  const forms = [...documents.values()].flatMap(({ key, content }) =>
    key.kind === 'form' && key.schemaCode === schemaCode ? [{ code: key.code, content }] : [],
  );
  const entries = [...documents.values()].flatMap(({ key, content }) => (key.kind === 'app' ? objectsIn(content['functions']) : []));
  const entry =
    entries.find((each) => each['workflowCode'] === workflowCode && each['schemaCode'] === schemaCode) ??
    entries.find((each) => each['schemaCode'] === schemaCode);
  const wanted = formCode ?? textOf(entry?.['formCode']);
  const form = forms.find(({ code }) => code === wanted) ?? (formCode === undefined ? forms[0] : undefined);
  if (!form) return null;
  const activities = objectsIn(documents.get(documentId({ kind: 'workflow', code: workflowCode }))?.content['activities']);
  const permission = activities.find(({ kind }) => kind === 'start')?.['permission'];
  const definition = previewedDefinition(readForm(form.content), form.content);
  return {
    definition: { ...definition, code: form.code, schemaCode },
    permission: permission === undefined ? activityGrants.start : (permission as unknown as FormPermission),
    bizObject: { id: null, isNew: true, version: 0, values: {} },
    system: null,
    workflowCode,
    workflowInstanceId: null,
    workItem: null,
    instanceStatus: null,
    unsentOpinion: '',
    principal: null,
    principals: [],
    actions: [],
    buttons: [],
  };
}
