import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { listCustomButtons, type OfferedButton } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import type { ListActionProps } from '../app/actions/list-action.ts';

const RunButton = lazy(() => import('./RunButton.tsx').then((module) => ({ default: module.RunButton })));

/** The custom buttons of the model on selected records. They are not offered for all found records, which nobody has reviewed. */
export function PickedButtons(list: Omit<ListActionProps, 'onClose'>) {
  const { picked, source } = list;
  const client = useClient();
  const locale = useLocale();
  const [open, setOpen] = useState<OfferedButton | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['records', source.schemaCode, 'buttons'],
    queryFn: ({ signal }) => client.call(listCustomButtons, { schemaCode: source.schemaCode }, { signal }),
    staleTime: 60_000,
  });
  return (
    <>
      {data.map((button) => (
        <Button
          key={button.code}
          data-action={`button-${button.code}`}
          disabled={picked.kind === 'all' || picked.ids.length === 0}
          onClick={() => setOpen(button)}
        >
          {localizedName(button, locale)}
        </Button>
      ))}
      <Suspense fallback={null}>{open ? <RunButton {...list} button={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </>
  );
}
