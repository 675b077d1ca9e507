import { useTexts } from '../../platform/i18n/use-texts.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

/** The number of running instances; the server stops counting at a limit. */
export function RunningCount({ running: { count, isMore } }: { readonly running: { readonly count: number; readonly isMore: boolean } }) {
  const t = useTexts(workflowsTexts);
  return <span className={styles.mark}>{t(isMore ? 'runningMore' : 'running', { count })}</span>;
}
