/** The context of an open form: a new one, a record, a work item or an instance. */
export type FormContext =
  | { readonly kind: 'new'; readonly schemaCode: string; readonly formCode: string; readonly principalId?: string }
  | { readonly kind: 'record'; readonly schemaCode: string; readonly objectId: string; readonly mode?: 'edit' }
  | { readonly kind: 'work-item'; readonly workItemId: string }
  | { readonly kind: 'instance'; readonly workflowInstanceId: string };

/** Returns the input of the load call. */
export function loadInput(context: FormContext): Record<string, string> {
  const { kind: _, ...input } = context;
  return input;
}

/** Returns the path within the client; `readFormContext` reads it back. */
export function formPath(context: FormContext): string {
  switch (context.kind) {
    case 'new':
      return `/new/${context.schemaCode}/${context.formCode}${context.principalId ? `?for=${context.principalId}` : ''}`;
    case 'record':
      return `/record/${context.schemaCode}/${context.objectId}${context.mode ? `?mode=${context.mode}` : ''}`;
    case 'work-item':
      return `/work-item/${context.workItemId}`;
    case 'instance':
      return `/instance/${context.workflowInstanceId}`;
  }
}

/** Reads the context from the parameters of the route; null where the address is not that of a form. */
export function readFormContext(
  params: Readonly<Record<string, string | undefined>>,
  { principalId, mode }: { readonly principalId?: string | null; readonly mode?: string | null } = {},
): FormContext | null {
  const { schemaCode, formCode, objectId, workItemId, workflowInstanceId } = params;
  if (workItemId) return { kind: 'work-item', workItemId };
  if (workflowInstanceId) return { kind: 'instance', workflowInstanceId };
  if (schemaCode && objectId) return { kind: 'record', schemaCode, objectId, ...(mode === 'edit' && { mode }) };
  if (schemaCode && formCode) return { kind: 'new', schemaCode, formCode, ...(principalId && { principalId }) };
  return null;
}
