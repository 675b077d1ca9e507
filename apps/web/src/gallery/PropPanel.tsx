import { type ControlType, controlModels } from '@inkstone/controls/models';
import { Button } from 'antd';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { galleryTexts } from './gallery.locale.ts';
import { PropInput } from './PropInput.tsx';
import { sampleControls } from './sample-controls.ui.ts';
import styles from './gallery.module.css';

interface PropPanelProps {
  readonly type: ControlType;
  /** Properties that were set by hand. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly onChange: (options: Readonly<Record<string, unknown>>) => void;
}

/** Inputs for every property that the control's model declares. */
export function PropPanel({ type, options, onChange }: PropPanelProps) {
  const t = useTexts(galleryTexts);
  const locale = useLocale();
  const sample = sampleControls[type]?.options;
  return (
    <section className={styles.panel} aria-label={t('properties')}>
      <header className={styles.panelHead}>
        <h2>{t('properties')}</h2>
        <Button size="small" disabled={Object.keys(options).length === 0} onClick={() => onChange({})}>
          {t('reset')}
        </Button>
      </header>
      {Object.entries(controlModels[type].props).map(([key, prop]) => (
        <div key={key} className={styles.prop}>
          <label htmlFor={`prop-${key}`}>
            {prop.label[locale]} <code>{key}</code>
          </label>
          <PropInput
            id={`prop-${key}`}
            prop={prop}
            value={key in options ? options[key] : (sample?.[key] ?? prop.default)}
            onChange={(value) => onChange(withOption(options, key, value))}
          />
        </div>
      ))}
    </section>
  );
}

function withOption(options: Readonly<Record<string, unknown>>, key: string, value: unknown): Readonly<Record<string, unknown>> {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}
