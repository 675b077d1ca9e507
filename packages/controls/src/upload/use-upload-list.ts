import type { Field, Form } from '@inkstone/form-engine';
import { useCallback, useMemo } from 'react';
import type { FileServices } from '../services/file-services.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useFound } from '../face/use-found.ts';
import type { UploadKind, UploadSettings } from './check-upload.ts';
import { UploadList, type UploadDesk } from './upload-list.ts';

const lists = new WeakMap<Form, Map<string, UploadList>>();

/** The list of a control lives as long as its form is open, whichever views of it come and go. */
export function uploadListOf(form: Form, field: Field, kind: UploadKind): UploadList {
  const ofForm = lists.get(form) ?? new Map<string, UploadList>();
  lists.set(form, ofForm);
  const list = ofForm.get(field.path) ?? new UploadList(form, field, kind);
  ofForm.set(field.path, list);
  return list;
}

const noSettings: UploadSettings = {};

/** Where files are sent with the system's rules; null where nobody provides it. Until the rules are known, the server alone applies them. */
export function useUploadDesk(prepare?: UploadDesk['prepare']): UploadDesk | null {
  const files = useFileServices();
  const ask = useCallback((signal: AbortSignal) => files?.settings({ signal }) ?? Promise.resolve(noSettings), [files]);
  const settings = useFound<UploadSettings>(files ? ask : null).value ?? noSettings;
  return useMemo(() => files && { files, settings, ...(prepare && { prepare }) }, [files, settings, prepare]);
}

export function useFileServices(): FileServices | null {
  return useFormUiServices()?.files ?? null;
}
