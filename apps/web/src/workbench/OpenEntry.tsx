import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ExpandOutlined from '@ant-design/icons/es/icons/ExpandOutlined';
import { Button } from 'antd';
import { useNavigate } from '../platform/router/index.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { actionFaces } from '../runtime/form/actions/faces.ts';
import { FormView } from '../runtime/form/FormView.tsx';
import { placePath, type FormPlace } from '../runtime/form/form-place.ts';
import { FormServices } from '../runtime/ui-services/FormServices.tsx';
import type { WorkEntry } from './work-entry.ts';
import type { WorkTab } from './work-tabs.ts';
import { workbenchTexts } from './workbench.locale.ts';

interface OpenEntryProps {
  readonly id: string;
  /** Undefined once it has left the list. */
  readonly entry: WorkEntry | undefined;
  readonly tab: WorkTab;
  /** Told what was decided, in a few words. */
  readonly onDecided: (said: string) => void;
  readonly onClose: () => void;
}

/** An item opened beside its list. */
export function OpenEntry({ id, entry, tab, onDecided, onClose }: OpenEntryProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const ofInstance = tab === 'started' || tab === 'drafts';
  const place: FormPlace = ofInstance ? { kind: 'instance', workflowInstanceId: id } : { kind: 'work-item', workItemId: id };
  return (
    <div className="work-open">
      <header className="work-open-head">
        <h2>{entry?.title}</h2>
        <Button
          type="text"
          icon={<ExpandOutlined />}
          aria-label={t('openFull')}
          title={t('openFull')}
          onClick={() => navigate(placePath(place))}
        />
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} title={t('close')} onClick={onClose} />
      </header>
      <FormServices>
        <FormView
          place={place}
          onMoved={(next) => navigate(placePath(next))}
          onClosed={onClose}
          onDecided={(action) => onDecided(t('decided', { action: actionFaces[action].label[locale], title: entry?.title ?? '' }))}
          guardLeaving
        />
      </FormServices>
    </div>
  );
}
