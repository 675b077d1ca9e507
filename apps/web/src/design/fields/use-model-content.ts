import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listModelItems, type CallOutput } from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import { useClient } from '../../platform/platform.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';

const nothing: JsonObject = {};

/** A model with its data items: of this application as it is designed, of another one as it is published. */
export function useModelContent(schemaCode: string): JsonObject {
  const client = useClient();
  const own = useDocuments().documents.get(documentId({ kind: 'model', code: schemaCode }));
  const published = useQuery({
    queryKey: ['model-items', schemaCode],
    queryFn: ({ signal }) => client.call(listModelItems, { schemaCode, isPublish: 'true' }, { signal }),
    enabled: schemaCode !== '' && !own,
    retry: false,
    staleTime: 60_000,
  });
  const others = useMemo(() => (published.data ? contentOf(published.data) : nothing), [published.data]);
  return own?.content ?? others;
}

/** The call names columns of sub-tables `items.amount`. */
function contentOf(items: CallOutput<typeof listModelItems>): JsonObject {
  const itemOf = ({ code, name, name_i18n, type, schemaCode }: (typeof items)[number]): JsonObject => ({
    code: code.slice(code.indexOf('.') + 1),
    name,
    type,
    ...(name_i18n && { name_i18n: { ...name_i18n } }),
    ...(schemaCode && { schemaCode }),
  });
  const columnsOf = (sheet: string) => items.filter(({ code }) => code.startsWith(`${sheet}.`)).map(itemOf);
  return {
    dataItems: items.filter(({ code }) => !code.includes('.')).map((item) => ({ ...itemOf(item), dataItems: columnsOf(item.code) })),
  };
}
