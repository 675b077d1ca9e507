/** Which form is open: a new one, a record, somebody's work item or a whole instance. */
export type FormPlace =
  | { readonly kind: 'new'; readonly schemaCode: string; readonly formCode: string; readonly principalId?: string }
  | { readonly kind: 'record'; readonly schemaCode: string; readonly objectId: string; readonly mode?: 'edit' }
  | { readonly kind: 'work-item'; readonly workItemId: string }
  | { readonly kind: 'instance'; readonly workflowInstanceId: string };

/** What the load call takes. */
export function loadInput(place: FormPlace): Record<string, string> {
  const { kind: _, ...input } = place;
  return input;
}

/** The address within the client; the same place opens again from it. */
export function placePath(place: FormPlace): string {
  switch (place.kind) {
    case 'new':
      return `/new/${place.schemaCode}/${place.formCode}${place.principalId ? `?for=${place.principalId}` : ''}`;
    case 'record':
      return `/record/${place.schemaCode}/${place.objectId}${place.mode ? `?mode=${place.mode}` : ''}`;
    case 'work-item':
      return `/work-item/${place.workItemId}`;
    case 'instance':
      return `/instance/${place.workflowInstanceId}`;
  }
}

/** Reads the route's parameters; null where the address is not one of a form. */
export function placeOf(
  params: Readonly<Record<string, string | undefined>>,
  { principalId, mode }: { readonly principalId?: string | null; readonly mode?: string | null } = {},
): FormPlace | null {
  const { schemaCode, formCode, objectId, workItemId, workflowInstanceId } = params;
  if (workItemId) return { kind: 'work-item', workItemId };
  if (workflowInstanceId) return { kind: 'instance', workflowInstanceId };
  if (schemaCode && objectId) return { kind: 'record', schemaCode, objectId, ...(mode === 'edit' && { mode }) };
  if (schemaCode && formCode) return { kind: 'new', schemaCode, formCode, ...(principalId && { principalId }) };
  return null;
}
