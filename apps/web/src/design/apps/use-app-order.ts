import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveDesignApp } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { designTexts } from '../design.locale.ts';
import { reordered } from './app-order.ts';
import { designAppsQuery, type DesignApp } from './design-apps-query.ts';

interface AppOrder {
  /** The applications in the order that was chosen last, also before the server has it. */
  readonly shown: readonly DesignApp[];
  readonly failure: Error | null;
  readonly place: (code: string, index: number) => void;
}

/** Moves applications in the order of the start page. */
export function useAppOrder(apps: readonly DesignApp[]): AppOrder {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const move = useMutation({
    // One after the other: each is placed beside what the one before it left.
    scope: { id: 'app-order' },
    mutationFn: (input: { readonly appCode: string; readonly after: string | null }) =>
      client.call(moveDesignApp, input, { idempotencyKey: createIntention().keyFor(input) }),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: ['app-order'] }) > 1) return;
      await queries.invalidateQueries({ queryKey: ['apps'] });
      await queries.invalidateQueries(designAppsQuery(client));
      setChosen(null);
    },
    mutationKey: ['app-order'],
  });
  const known = apps.map(({ code }) => code);
  const order = chosen ?? known;
  const place = (code: string, index: number) => {
    if (index < 0 || index >= order.length || order[index] === code) return;
    const next = reordered(order, code, index);
    setChosen(next);
    move.mutate({ appCode: code, after: next[index - 1] ?? null });
    announce(
      t('movedApp', {
        name: localizedName(
          apps.find((app) => app.code === code)!,
          locale,
        ),
        position: index + 1,
      }),
    );
  };
  const shown = order.flatMap((code) => apps.find((app) => app.code === code) ?? []);
  return { shown, failure: move.error, place };
}
