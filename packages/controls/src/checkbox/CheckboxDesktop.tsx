import { Checkbox } from 'antd';
import type { ViewProps } from '../view/control-view.ts';
import { choicesClass, setIn } from '../open-choices/choices-class.ui.ts';
import { ChoicesState } from '../open-choices/ChoicesState.tsx';
import styles from '../open-choices/open-choices.module.css';
import { useChoices } from '../view/use-choices.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';

/** Multiple choice with all choices visible. */
export function CheckboxDesktop({ field, form, locale, onBlur }: ViewProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { offered, found } = useChoices(field, locale);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div className={styles.frame} onBlur={onBlur}>
      <div {...group} role="group" tabIndex={-1}>
        <Checkbox.Group
          className={choicesClass(options)}
          disabled={disabled}
          value={[...(value as readonly string[])]}
          options={setIn(offered)}
          onChange={(checked) => form.set(field.path, checked)}
        />
      </div>
      <ChoicesState field={field} found={found} isEmpty={offered.length === 0} locale={locale} />
    </div>
  );
}
