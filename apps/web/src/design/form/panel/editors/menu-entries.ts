import { useQuery } from '@tanstack/react-query';
import { listFunctionsByAppcode } from '@inkstone/api';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName, type NameI18n } from '@inkstone/schema';
import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../../platform/platform.ts';
import { textOf } from '../../../working-copy/text-of.ts';
import { useDocuments } from '../../../working-copy/use-working-copy.ts';
import { useFormDesigner } from '../../use-form-designer.ts';

interface MenuEntry {
  readonly value: string;
  readonly label: string;
  readonly schemaCode: string;
}

/** The entries of the menu of an application: of this one as it is designed, of another one as it is published. */
export function useMenuEntries(appCode: string): readonly MenuEntry[] {
  const client = useClient();
  const locale = useLocale();
  const { appCode: own } = useFormDesigner();
  const { documents } = useDocuments();
  const isOwn = appCode === '' || appCode === own;
  const published = useQuery({
    queryKey: ['menu-entries', appCode],
    queryFn: ({ signal }) => client.call(listFunctionsByAppcode, { appCode }, { signal }),
    enabled: !isOwn,
    retry: false,
    staleTime: 60_000,
  });
  const entries = isOwn
    ? objectsIn(documents.get(documentId({ kind: 'app', code: own }))?.content['functions']).map((entry) => ({
        code: textOf(entry['code']),
        name: textOf(entry['name']),
        name_i18n: (entry['name_i18n'] ?? {}) as NameI18n,
        schemaCode: textOf(entry['schemaCode']),
      }))
    : (published.data ?? []);
  return entries.map((entry) => ({ value: entry.code, label: localizedName(entry, locale) || entry.code, schemaCode: entry.schemaCode }));
}
