import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listModelItems, listModelLists } from '@inkstone/api';
import { unshownTypes } from '@inkstone/checks/unshown-types';
import { documentId } from '@inkstone/design';
import { localizedName, type DataItemType } from '@inkstone/schema';
import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../../platform/platform.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import { nameOf } from '../../../working-copy/name-of.ts';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { itemsOf } from '../../form-operations.ts';
import { useFormDesigner } from '../../use-form-designer.ts';

/**
 * Resets what was chosen among the data items of a model that cannot be listed (designer specification, section 8). It is one step to undo,
 * and not done again until the items are asked for again.
 */
export function useResetOnFailure(failure: unknown, isReset: boolean, reset: () => void): void {
  const handled = useRef<unknown>(null);
  useEffect(() => {
    if (!failure || handled.current === failure || isReset) return;
    handled.current = failure;
    reset();
  }, [failure, isReset, reset]);
}

interface Related {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Why there are none. */
  readonly failure: unknown;
}

/**
 * The data items by which records of a model can be shown (designer specification, section 5): of this application as it is designed, of
 * another one as it is published. There are none if the call fails.
 */
export function useShownItems(schemaCode: string): Related {
  const client = useClient();
  const locale = useLocale();
  const { documents } = useDocuments();
  const isOwn = documents.has(documentId({ kind: 'model', code: schemaCode }));
  const published = useQuery({
    queryKey: ['model-items', schemaCode],
    queryFn: ({ signal }) => client.call(listModelItems, { schemaCode, isPublish: 'true' }, { signal }),
    enabled: schemaCode !== '' && !isOwn,
    retry: false,
    staleTime: 60_000,
  });
  const own = itemsOf(documents, { kind: 'form', schemaCode, code: '' }).map(({ code, name, type }) => ({
    code: textOf(code),
    type: textOf(type),
    label: textOf(name) || textOf(code),
  }));
  const others = (published.data ?? [])
    .filter(({ code }) => !code.includes('.'))
    .map((item) => ({ code: item.code, type: item.type, label: localizedName(item, locale) }));
  const options = (isOwn ? own : others)
    .filter(({ type }) => !unshownTypes.has(type as DataItemType))
    .map(({ code, label }) => ({ value: code, label }));
  return { options, failure: published.error };
}

/** The lists of a model from which records are picked: those of this working copy, or the published ones of another application. */
export function useQueryLists(schemaCode: string): Related {
  const client = useClient();
  const locale = useLocale();
  const { appCode } = useFormDesigner();
  const { documents } = useDocuments();
  const isOwn = documents.has(documentId({ kind: 'model', code: schemaCode }));
  const published = useQuery({
    queryKey: ['model-lists', appCode, schemaCode],
    queryFn: ({ signal }) => client.call(listModelLists, { schemaCode, appCode }, { signal }),
    enabled: schemaCode !== '' && !isOwn,
    retry: false,
    staleTime: 60_000,
  });
  const own = [...documents.values()].flatMap(({ key }) =>
    key.kind === 'list' && key.schemaCode === schemaCode ? [{ value: key.code, label: localizedName(nameOf(documents, key), locale) }] : [],
  );
  const others = (published.data ?? [])
    .filter(({ publish }) => publish)
    .map((list) => ({ value: list.code, label: localizedName(list, locale) }));
  return { options: isOwn ? own : others, failure: published.error };
}
