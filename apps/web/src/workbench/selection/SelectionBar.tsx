import { Button, Checkbox } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { WorkEntry } from '../work-entry.ts';
import { selectionTexts } from './selection.locale.ts';
import type { Selection } from './use-selection.ts';

const BatchAgree = lazy(() => import('./BatchAgree.tsx').then((module) => ({ default: module.BatchAgree })));
const BatchForward = lazy(() => import('./BatchForward.tsx').then((module) => ({ default: module.BatchForward })));

interface SelectionBarProps {
  readonly entries: readonly WorkEntry[];
  readonly selection: Selection;
}

/** The actions on all selected items. */
export function SelectionBar({ entries, selection }: SelectionBarProps) {
  const t = useTexts(selectionTexts);
  const [asked, setAsked] = useState<'agree' | 'forward' | null>(null);
  const picked = entries.filter(({ id }) => selection.ids.has(id));
  const isAll = entries.length > 0 && picked.length === entries.length;
  return (
    <>
      <StickyBar
        label={t('selected', { count: picked.length })}
        aside={<Button onClick={() => selection.setActive(false)}>{t('done')}</Button>}
      >
        <Checkbox
          checked={isAll}
          indeterminate={picked.length > 0 && !isAll}
          onChange={(event) => selection.replace(event.target.checked ? entries.map(({ id }) => id) : [])}
        >
          {picked.length === 0 ? t('selectAll') : t('selected', { count: picked.length })}
        </Checkbox>
        <Button type="primary" data-action="batch-agree" disabled={picked.length === 0} onClick={() => setAsked('agree')}>
          {t('agree')}
        </Button>
        <Button data-action="batch-forward" disabled={picked.length === 0} onClick={() => setAsked('forward')}>
          {t('forward')}
        </Button>
      </StickyBar>
      <Suspense fallback={null}>
        {asked === 'agree' ? <BatchAgree entries={picked} onLeft={selection.replace} onClose={() => setAsked(null)} /> : null}
        {asked === 'forward' ? <BatchForward entries={picked} onLeft={selection.replace} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  );
}
