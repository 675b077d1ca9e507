import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MenuButton } from '@inkstone/ui-kit';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useSearchParams } from '../../../platform/router/index.ts';
import { isUntouched, plainState, type ListState } from '../list-state.ts';
import type { RecordSource } from '../record-query.ts';
import { viewsQuery } from './view-query.ts';
import { stateOfView } from './view-state.ts';
import { viewTexts } from './view.locale.ts';

const ViewsDialog = lazy(() => import('./ViewsDialog.tsx').then((module) => ({ default: module.ViewsDialog })));

interface ViewMenuProps {
  readonly source: RecordSource;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** The saved views of a list. A list without changes opens with the user's default view. */
export function ViewMenu({ source, state, onChange }: ViewMenuProps) {
  const t = useTexts(viewTexts);
  const client = useClient();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const views = useQuery(viewsQuery(client, source)).data?.views ?? noViews;
  const usual = views.find(({ isDefault }) => isDefault);
  const current = views.find(({ id }) => id === state.view);
  const opens = usual && isUntouched(search) ? usual : null;
  useEffect(() => {
    if (opens) onChange(stateOfView(opens));
    // The default view is applied to the address once; the address then records it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opens]);
  const choose = (key: string): void => {
    const chosen = views.find(({ id }) => id === key);
    if (key === 'manage') setOpen(true);
    else onChange(chosen ? stateOfView(chosen) : { ...plainState, view: usual ? 'none' : null });
  };
  return (
    <>
      <MenuButton
        side="below"
        items={[
          { key: 'plain', label: t('plain') },
          ...views.map(({ id, name }) => ({ key: id, label: name })),
          { key: 'manage', label: t('manage'), apart: true },
        ]}
        onChoose={choose}
      >
        {current ? t('current', { name: current.name }) : t('view')}
      </MenuButton>
      <Suspense fallback={null}>
        {isOpen ? (
          <ViewsDialog source={source} state={state} onSaved={(view) => onChange({ view })} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

const noViews: readonly never[] = [];
