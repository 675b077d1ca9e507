import { Button } from 'antd';
import { limits } from '@inkstone/schema';
import { controlModels } from '@inkstone/controls/models';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { isControlType } from '../control-kinds.ts';
import { setSpan } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { settingOption } from './option-operations.ts';
import styles from './panel.module.css';

/** Switches that are set for several controls at once. */
const shared = ['required', 'visible', 'labelVisible'] as const;

/** What can be done with several controls: their width, whether they must be filled in and are shown, duplicate and remove. */
export function SeveralControls() {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, content, chosen, edit, duplicate, remove, canEdit } = useFormDesigner();
  const { replica } = useWorkingCopyState();
  const controls = chosen.flatMap((key) => content.controls.get(key) ?? []);
  const setAll = (option: string, value: boolean) =>
    edit(
      controls.flatMap((control) => {
        const { type, key } = control;
        return isControlType(type) && option in controlModels[type].props ? settingOption(form, { key, type, control, option, value }) : [];
      }),
    );
  return (
    <header className={styles.head}>
      <strong role="status">{t('severalChosen', { count: chosen.length })}</strong>
      <div className={styles.line}>
        <span className={styles.label}>{t('width')}</span>
        <span className={styles.spans} role="group" aria-label={t('width')}>
          {limits.layoutSpanChoices.map((span) => (
            <button
              key={span}
              type="button"
              disabled={!canEdit}
              onClick={() => edit(controls.flatMap(({ key }) => setSpan(replica.documents, form, key, span)))}
            >
              {span}
            </button>
          ))}
        </span>
      </div>
      {shared.map((option) => {
        const fitting = controls.filter(({ type }) => isControlType(type) && option in controlModels[type].props);
        const { label, default: unset } = controlModels.text.props[option]!;
        const isOn = ({ options }: (typeof controls)[number]) => (options[option] ?? unset) === true;
        return fitting.length === 0 ? null : (
          <label key={option} className={styles.line}>
            <span className={styles.label}>{label[locale]}</span>
            <input
              type="checkbox"
              className={styles.check}
              disabled={!canEdit}
              checked={fitting.every(isOn)}
              ref={(input) => {
                if (input) input.indeterminate = fitting.some(isOn) && !fitting.every(isOn);
              }}
              onChange={(event) => setAll(option, event.target.checked)}
            />
          </label>
        );
      })}
      {canEdit ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => duplicate(chosen)}>
            {t('duplicate')}
          </Button>
          <Button size="small" danger onClick={() => remove(chosen)}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </header>
  );
}
