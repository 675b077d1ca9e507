import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { CallOutput, readWorkflowFigures } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { figuresTexts } from './figures.locale.ts';
import styles from '../layers/layers.module.css';

const MigrationDialog = lazy(async () => ({ default: (await import('../../../admin/workflows/MigrationDialog.tsx')).MigrationDialog }));

interface RunningVersionsProps {
  readonly workflowCode: string;
  readonly figures: CallOutput<typeof readWorkflowFigures>;
  /** Instances may run on another version now. */
  readonly onChanged: () => void;
}

/** How many instances run on which version; administrators of the workflow move those of earlier ones from here. */
export function RunningVersions({ workflowCode, figures: { running, version, mayMigrate }, onChanged }: RunningVersionsProps) {
  const t = useTexts(figuresTexts);
  const [from, setFrom] = useState<number | null>(null);
  return (
    <span className={styles.group}>
      {running.length === 0 ? t('noneRunning') : t('running')}
      {running.map((each) => (
        <span key={each.version} className={styles.group}>
          {t('ofVersion', each)}
          {mayMigrate && version > 1 ? (
            <Button size="small" onClick={() => setFrom(each.version)}>
              {t('migrate', { version: each.version })}
            </Button>
          ) : null}
        </span>
      ))}
      {from === null ? null : (
        <Suspense fallback={null}>
          <MigrationDialog
            workflowCode={workflowCode}
            from={from}
            current={version}
            onClose={() => {
              setFrom(null);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
