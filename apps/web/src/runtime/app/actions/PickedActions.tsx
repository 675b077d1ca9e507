import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { RecordLine } from '../record-query.ts';
import { actionTexts } from './action.locale.ts';
import type { ListAction, ListOfRecords } from './list-action.ts';
import type { Picking } from './use-picked.ts';

const PickedButtons = lazy(() => import('../../buttons/PickedButtons.tsx').then((module) => ({ default: module.PickedButtons })));

interface PickedActionsProps {
  readonly list: ListOfRecords;
  /** Loaded so far. */
  readonly lines: readonly RecordLine[];
  readonly picking: Picking;
  readonly actions: readonly ListAction[];
  readonly hasMore: boolean;
  readonly onStop: () => void;
}

/** The number of selected records, and the actions on them. */
export function PickedActions({ list, lines, picking, actions, hasMore, onStop }: PickedActionsProps) {
  const t = useTexts(actionTexts);
  const locale = useLocale();
  const queries = useQueryClient();
  const [open, setOpen] = useState<ListAction | null>(null);
  const { picked } = picking;
  const isAll = picked.kind === 'all';
  const label = isAll ? t('pickedAll') : t('picked', { count: picked.ids.length });
  const offersAll = hasMore && !isAll && lines.every(({ id }) => picking.holds(id));
  const handleDone = (left: readonly string[]): void => {
    picking.replace({ kind: 'these', ids: left });
    void queries.invalidateQueries({ queryKey: ['records', list.source.schemaCode] });
  };
  return (
    <>
      <StickyBar label={label} aside={<Button onClick={onStop}>{t('stop')}</Button>}>
        <span role="status">{label}</span>
        {offersAll ? (
          <Button type="link" onClick={() => picking.replace({ kind: 'all', ids: picked.ids })}>
            {t('pickAll')}
          </Button>
        ) : null}
        {actions.map((action) => (
          <Button key={action.code} data-action={action.code} disabled={picked.ids.length === 0} onClick={() => setOpen(action)}>
            {action.label[locale]}
          </Button>
        ))}
        <Suspense fallback={null}>
          <PickedButtons {...list} picked={picked} lines={lines.filter(({ id }) => picking.holds(id))} onDone={handleDone} />
        </Suspense>
      </StickyBar>
      <Suspense fallback={null}>
        {open ? (
          <open.Dialog
            {...list}
            picked={picked}
            lines={lines.filter(({ id }) => picking.holds(id))}
            onDone={handleDone}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
