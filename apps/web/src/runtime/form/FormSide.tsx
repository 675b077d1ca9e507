import { Tabs } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { InstanceDetails } from './InstanceDetails.tsx';
import { formTexts } from './form.locale.ts';
import type { LoadedForm } from './open-form.ts';
import { Progress } from './Progress.tsx';
import styles from './form.module.css';

/** Beside the form: where it stands, and what it is. */
export function FormSide({ loaded }: { readonly loaded: LoadedForm }) {
  const t = useTexts(formTexts);
  const { workflowInstanceId, instanceStatus } = loaded;
  if (!workflowInstanceId || instanceStatus === 'DRAFT' || instanceStatus === null) return null;
  return (
    <aside className={styles.side} aria-label={t('progress')}>
      <Tabs
        items={[
          { key: 'progress', label: t('progress'), children: <Progress workflowInstanceId={workflowInstanceId} status={instanceStatus} /> },
          { key: 'details', label: t('details'), children: <InstanceDetails workflowInstanceId={workflowInstanceId} /> },
        ]}
      />
    </aside>
  );
}
