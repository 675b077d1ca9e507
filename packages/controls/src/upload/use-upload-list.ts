import type { Field, Form } from '@inkstone/form-engine';
import { useCallback, useMemo } from 'react';
import type { FileServices } from '../services/file-services.ts';
import { useFormUiServices } from '../services/ui-services.ts';
import { useAsync } from '../view/use-async.ts';
import type { UploadKind, UploadSettings } from '../upload-rule/check-upload.ts';
import { UploadList, type UploadContext } from './upload-list.ts';

const lists = new WeakMap<Form, Map<string, UploadList>>();

/** Returns the upload list of a control, which lives as long as its form is open, independent of mounted views. */
export function uploadListOf(form: Form, field: Field, kind: UploadKind): UploadList {
  const ofForm = lists.get(form) ?? new Map<string, UploadList>();
  lists.set(form, ofForm);
  const list = ofForm.get(field.path) ?? new UploadList(form, field, kind);
  ofForm.set(field.path, list);
  return list;
}

const noSettings: UploadSettings = {};

/**
 * Returns the file services with the system's settings; null if there are none. Until the settings are loaded, only the server applies
 * them.
 */
export function useUploadContext(prepare?: UploadContext['prepare']): UploadContext | null {
  const files = useFileServices();
  const load = useCallback((signal: AbortSignal) => files?.settings({ signal }) ?? Promise.resolve(noSettings), [files]);
  const settings = useAsync<UploadSettings>(files ? load : null).value ?? noSettings;
  return useMemo(() => files && { files, settings, ...(prepare && { prepare }) }, [files, settings, prepare]);
}

export function useFileServices(): FileServices | null {
  return useFormUiServices()?.files ?? null;
}
