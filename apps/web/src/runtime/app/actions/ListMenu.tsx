import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { MenuButton } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { actionTexts } from './action.locale.ts';
import type { ListAction, ListOfRecords } from './list-action.ts';
import { nothingPicked } from './use-picked.ts';

/** The menu with actions on the list itself. */
export function ListMenu({ list, actions }: { readonly list: ListOfRecords; readonly actions: readonly ListAction[] }) {
  const t = useTexts(actionTexts);
  const locale = useLocale();
  const queries = useQueryClient();
  const [open, setOpen] = useState<ListAction | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <MenuButton
        side="below"
        items={actions.map(({ code, label }) => ({ key: code, label: label[locale] }))}
        onChoose={(code) => setOpen(actions.find((action) => action.code === code) ?? null)}
      >
        {t('more')}
      </MenuButton>
      <Suspense fallback={null}>
        {open ? (
          <open.Dialog
            {...list}
            picked={nothingPicked}
            lines={[]}
            onDone={() => void queries.invalidateQueries({ queryKey: ['records', list.source.schemaCode] })}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
