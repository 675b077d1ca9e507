import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { urgeTexts } from './urge.locale.ts';

const UrgeDialog = lazy(async () => ({ default: (await import('./UrgeDialog.tsx')).UrgeDialog }));

/** Offers to urge the current handlers of the instance. */
export function UrgeButton({ workflowInstanceId }: { readonly workflowInstanceId: string }) {
  const t = useTexts(urgeTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" style={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {t('urge')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <UrgeDialog workflowInstanceId={workflowInstanceId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
