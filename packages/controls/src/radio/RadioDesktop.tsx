import { Radio } from 'antd';
import type { ViewProps } from '../view/control-view.ts';
import { choicesClass, setIn } from '../open-choices/choices-class.ui.ts';
import { ChoicesState } from '../open-choices/ChoicesState.tsx';
import { openChoicesText } from '../open-choices/open-choices.locale.ts';
import styles from '../open-choices/open-choices.module.css';
import { useChoices } from '../view/use-choices.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

/** Single choice with all choices visible; an optional choice can be cleared. */
export function RadioDesktop({ field, form, locale, onBlur }: ViewProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const isRequired = useSignalValue(field.required);
  const { offered, found } = useChoices(field, locale);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div className={styles.frame} onBlur={onBlur}>
      <div {...group} role="radiogroup" tabIndex={-1}>
        <Radio.Group
          className={choicesClass(options)}
          name={group.id}
          disabled={disabled}
          value={value}
          options={setIn(offered)}
          onChange={(event) => form.set(field.path, event.target.value)}
        />
      </div>
      <ChoicesState field={field} found={found} isEmpty={offered.length === 0} locale={locale} />
      {value === null || isRequired || disabled ? null : (
        <p className={styles.state}>
          <button type="button" className="ink-plain-button" onClick={() => form.set(field.path, null)}>
            {openChoicesText.clear[locale]}
          </button>
        </p>
      )}
    </div>
  );
}
