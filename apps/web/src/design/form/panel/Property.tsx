import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import type { PanelSummary } from '@inkstone/controls/panel';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useIssuesOf } from '../../checking/issues-context.ts';
import { IconButton } from '../../fields/IconButton.tsx';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import styles from './panel.module.css';

interface PropertyProps {
  readonly controlKey: string;
  readonly option: string;
  readonly label: string;
  readonly help: string;
  readonly showsHelp: boolean;
  readonly summary: PanelSummary | 'isMixed' | null;
  readonly isSet: boolean;
  readonly onReset: (() => void) | null;
  readonly children: React.ReactNode;
}

/** A property with its name, its editor, and what is wrong with it. */
export function Property({ controlKey, option, label, help, showsHelp, summary, isSet, onReset, children }: PropertyProps) {
  const t = useTexts(formTexts);
  const { form } = useFormDesigner();
  const issues = useIssuesOf(form, controlKey, option);
  return (
    <div className={styles.property} data-option={option} data-set={isSet || undefined}>
      <span className={styles.label}>
        <label htmlFor={`property-${option}`} title={help}>
          {label}
        </label>
        {summary ? <span className={styles.summary}>{t(summary)}</span> : null}
        {onReset ? <IconButton icon={<UndoOutlined />} label={t('resetOne', { name: label })} onClick={onReset} /> : null}
      </span>
      {children}
      {showsHelp ? <p className={styles.help}>{help}</p> : null}
      {issues.map((issue, index) => (
        <p key={`${issue.code} ${index}`} className={styles.issue} data-severity={issue.severity}>
          {issue.detail}
        </p>
      ))}
    </div>
  );
}
