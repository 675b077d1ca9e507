import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { PresentedValue } from '../presentation/PresentedValue.tsx';
import { useChoices } from '../view/use-choices.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { choicesClass } from './choices-class.ui.ts';
import { ChoicesState } from './ChoicesState.tsx';
import { openChoicesText } from './open-choices.locale.ts';
import styles from './open-choices.module.css';

/** The chosen values or, with `displaySetting`, all choices with the chosen ones marked. */
export function OpenChoicesReadonly(props: ViewProps) {
  const options = useSignalValue(props.field.options);
  const isAll = options['displaySetting'] === 'showAllOption';
  if (!isAll && !switchOption(options, 'hasLabel')) return <PresentedValue {...props} />;
  return <ChoiceList {...props} isAll={isAll} />;
}

function ChoiceList({ field, form, locale, onBlur, isAll }: ViewProps & { readonly isAll: boolean }) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { offered, found } = useChoices(field, locale);
  const values = new Set(Array.isArray(value) ? value : [value]);
  const shown = isAll ? offered : offered.filter((choice) => values.has(choice.value));
  if (shown.length === 0 && found.state === 'ready') return <PresentedValue field={field} form={form} locale={locale} onBlur={onBlur} />;
  return (
    <div id={inputId(field.path)} tabIndex={-1} className={styles.frame}>
      <ul className={choicesClass(options)}>
        {shown.map((choice) => (
          <li key={choice.value} className={styles.choice} data-chosen={values.has(choice.value) || undefined}>
            {isAll && values.has(choice.value) ? (
              <>
                <CheckOutlined aria-hidden />
                <span className="ink-hidden">{openChoicesText.chosen[locale]}</span>
              </>
            ) : null}
            {choice.label}
          </li>
        ))}
      </ul>
      {isAll ? <ChoicesState field={field} found={found} isEmpty={false} locale={locale} /> : null}
    </div>
  );
}
