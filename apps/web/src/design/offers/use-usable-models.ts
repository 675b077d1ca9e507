import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listOfferedModels } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';

export interface UsableModel {
  readonly value: string;
  readonly label: string;
  readonly app: { readonly value: string; readonly label: string };
}

/** The models of the application as it is designed, then those that other applications offer. */
export function useUsableModels(): readonly UsableModel[] {
  const locale = useLocale();
  const client = useClient();
  const { app = '' } = useParams();
  const { documents } = useDocuments();
  const offered = useQuery({
    queryKey: ['offered-models', app],
    queryFn: ({ signal }) => client.call(listOfferedModels, { appCode: app }, { signal }),
    enabled: app !== '',
    staleTime: 60_000,
  });
  return useMemo(() => {
    const own = [...documents.values()].filter(({ key }) => key.kind === 'model').map(({ key }) => key);
    const ownApp = { value: app, label: localizedName(nameOf(documents, { kind: 'app', code: app }), locale) || app };
    return [
      ...own.map((key) => ({ value: key.code, label: localizedName(nameOf(documents, key), locale), app: ownApp })),
      ...(offered.data ?? []).map((model) => ({
        value: model.schemaCode,
        label: `${localizedName(model, locale)} (${localizedName(model.app, locale)})`,
        app: { value: model.app.code, label: localizedName(model.app, locale) },
      })),
    ];
  }, [documents, offered.data, locale, app]);
}
