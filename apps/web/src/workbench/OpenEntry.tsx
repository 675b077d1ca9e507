import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExpandOutlined from '@ant-design/icons/es/icons/ExpandOutlined';
import { Button } from 'antd';
import { useNavigate } from '../platform/router/index.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { actionViews } from '../runtime/form/actions/views.ts';
import { FormView } from '../runtime/form/FormView.tsx';
import { formPath, type FormContext } from '../runtime/form/form-context.ts';
import { FormServices } from '../runtime/ui-services/FormServices.tsx';
import type { WorkEntry } from './work-entry.ts';
import type { WorkTab } from './work-tabs.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

interface OpenEntryProps {
  readonly id: string;
  /** Undefined once it has left the list. */
  readonly entry: WorkEntry | undefined;
  readonly tab: WorkTab;
  /** Called with a short message about the decision. */
  readonly onDecided: (message: string) => void;
  readonly onClose: () => void;
}

/** An open item next to its list. */
export function OpenEntry({ id, entry, tab, onDecided, onClose }: OpenEntryProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const ofInstance = tab === 'started' || tab === 'drafts';
  const context: FormContext = ofInstance ? { kind: 'instance', workflowInstanceId: id } : { kind: 'work-item', workItemId: id };
  return (
    <div className={styles.open}>
      <header className={styles.openHead}>
        <h2>{entry?.title}</h2>
        <Button
          type="text"
          icon={<ExpandOutlined />}
          aria-label={t('openFull')}
          title={t('openFull')}
          onClick={() => navigate(formPath(context))}
        />
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} title={t('close')} onClick={onClose} />
      </header>
      <FormServices>
        <FormView
          context={context}
          onMoved={(next) => navigate(formPath(next))}
          onClosed={onClose}
          onDecided={(action) => onDecided(t('decided', { action: actionViews[action].label[locale], title: entry?.title ?? '' }))}
          guardLeaving
        />
      </FormServices>
    </div>
  );
}
