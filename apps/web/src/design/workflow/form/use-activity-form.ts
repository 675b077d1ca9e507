import { useMemo, useState } from 'react';
import { createId, emptyPatch, type FormPermission, type FormValues, type Patch } from '@inkstone/schema';
import type { Form } from '@inkstone/form-engine';
import { documentId, type Document } from '@inkstone/design';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { applyFitting } from '../../../runtime/form/apply-fitting.ts';
import { createFormServices } from '../../../runtime/form/form-services.ts';
import { readForm } from '../../form/form-content.ts';
import type { FormKey } from '../../form/form-operations.ts';
import type { Filling } from '../../form/preview/FillingChoice.tsx';
import { openPreview, previewedDefinition } from '../../form/preview/open-preview.ts';
import { usePreviewOpening } from '../../form/preview/use-preview-opening.ts';
import { usePreviewClient } from '../../preview/use-preview-client.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { grantOf, permissionIn } from '../rights/form-rights.ts';
import type { FlowActivity } from '../flow/flow-content.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { valuesAsPatch } from './values-as-patch.ts';

/** The forms of the workflow's model as they are designed. */
export function useFormsOf(schemaCode: string): readonly Document[] {
  const { documents } = useDocuments();
  return useMemo(
    () => [...documents.values()].filter(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode),
    [documents, schemaCode],
  );
}

/**
 * The form as a person has it at an activity, as both are designed: empty or as a scenario begins it, with a sample, or with what a record
 * has.
 */
export function useActivityForm(personId: string, activity: FlowActivity | undefined, document: Document, begun: Patch = emptyPatch) {
  const key = document.key as FormKey;
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const { appCode, flow } = useWorkflowDesigner();
  const [filling, setFilling] = useState<Filling>({ kind: 'empty' });
  const { client } = usePreviewClient({
    appCode,
    personId,
    ...(activity && { activity: { workflowCode: flow.key.code, activityCode: activity.code } }),
  });
  const objectId = filling.kind === 'record' ? filling.objectId : null;
  const opened = usePreviewOpening({ appCode, personId }, key, objectId);
  const rights = JSON.stringify(grantOf(activity?.kind ?? 'start', permissionIn(activity?.source['permission'])));
  const id = documentId(document.key);
  const form = useMemo((): Form | null => {
    if (!opened.data) return null;
    const definition = previewedDefinition(readForm(document.content), document.content);
    const services = createFormServices(client, { schemaCode: key.schemaCode, formCode: key.code });
    const opening = {
      definition,
      permission: JSON.parse(rights) as FormPermission,
      person: opened.data.person,
      locale,
      timeZone,
      services,
    };
    const empty = openPreview({ ...opening, filling: 'empty' });
    if (!empty || (filling.kind === 'record' && filling.objectId === null)) return empty;
    if (filling.kind === 'empty') {
      applyFitting(empty, begun);
      return empty;
    }
    const given =
      filling.kind === 'record' ? (opened.data.values as FormValues) : (openPreview({ ...opening, filling: 'sample' })?.values() ?? {});
    applyFitting(empty, valuesAsPatch(given, definition, createId));
    return empty;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the content is that of the document
  }, [id, document.content, opened.data, client, rights, locale, timeZone, filling, begun]);
  return { form, client, filling, setFilling, opened };
}
