import { createContext, use, useCallback, useMemo, useState } from 'react';
import { documentId } from '@inkstone/design';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useChosen } from '../working-copy/use-chosen.ts';
import { useDocuments, useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { createFormActions, type FormActions } from './form-actions.ts';
import { readForm, type FormContent } from './form-content.ts';
import type { FormKey } from './form-operations.ts';
import { formTexts } from './form.locale.ts';

/** A form while it is designed; a new object only when something of it changes. */
export interface FormDesigner extends FormActions {
  readonly appCode: string;
  readonly form: FormKey;
  readonly content: FormContent;
  readonly canEdit: boolean;
  /** Keys of controls, the first one chosen first; a column is `sheet.column`. */
  readonly chosen: readonly string[];
  readonly choose: (keys: readonly string[]) => void;
  /** The control whose name is edited in place. */
  readonly renamed: string | null;
  readonly setRenamed: (key: string | null) => void;
}

export const FormDesignerContext = createContext<FormDesigner | null>(null);

export function useFormDesigner(): FormDesigner {
  const designer = use(FormDesignerContext);
  if (!designer) throw new Error('the component needs a FormDesignerContext');
  return designer;
}

/** Reads the designer when something happens, for parts that must not be rendered again with every change. */
export const LatestDesignerContext = createContext<(() => FormDesigner) | null>(null);

export function useLatestDesigner(): () => FormDesigner {
  const latest = use(LatestDesignerContext);
  if (!latest) throw new Error('the component needs a LatestDesignerContext');
  return latest;
}

/** What can be done with a form while it is designed. `part` is what the address chooses. */
export function useNewFormDesigner(appCode: string, form: FormKey, part: string | null): FormDesigner {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const copy = useWorkingCopy();
  const { documents, rights } = useDocuments();
  const source = documents.get(documentId(form))?.content;
  const content = useMemo(() => readForm(source ?? {}), [source]);
  const isThere = useCallback((path: string) => hasPart(content, path), [content]);
  const { chosen, choose, follow: followChosen, chosenNow } = useChosen(appCode, form, part, isThere);
  const [identities] = useState(() => new Map<string, string>());
  const [renamed, setRenamed] = useState<string | null>(null);
  const actions = useMemo(
    () => createFormActions({ copy, form, t, locale, announce, choose, followChosen, chosenNow, identities }),
    [copy, form, t, locale, announce, choose, followChosen, chosenNow, identities],
  );
  const canEdit = rights.design;
  return useMemo(
    () => ({ appCode, form, content, canEdit, chosen, choose, renamed, setRenamed, ...actions }),
    [appCode, form, content, canEdit, chosen, choose, renamed, actions],
  );
}

/** Whether a form has a control, or a column `sheet.column`. */
function hasPart({ controls }: FormContent, path: string): boolean {
  const [key, column] = path.split('.');
  const control = controls.get(key!);
  return control !== undefined && (column === undefined || (control.columns ?? []).some((each) => each.key === column));
}
