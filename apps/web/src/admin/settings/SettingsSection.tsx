import { useId, type ReactNode } from 'react';
import { Paper } from '@inkstone/ui-kit';
import styles from './settings.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A group of settings with a title. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint ? <p className="ink-muted ink-small">{hint}</p> : null}
      </div>
      <Paper isPadded>{children}</Paper>
    </section>
  );
}
